#include "table.h"

#include <stdlib.h>

/// The smallest capacity of a table that is not empty, a power of two as all others.
static const size_t smallest_capacity = 16;

/// The place where the search for a key begins. Multiplying by an odd number near 2⁶⁴ / φ spreads
/// addresses, whose low bits are equal (Knuth, The Art of Computer Programming, 6.4).
static size_t home(const Table *table, const void *key) {
  uint64_t hash = (uint64_t)(uintptr_t)key * UINT64_C(0x9E3779B97F4A7C15);
  return (size_t)(hash >> 32) & (table->capacity - 1);
}

/// The place of a key, or the free place where it belongs. The table is not full.
static size_t place(const Table *table, const void *key) {
  size_t index = home(table, key);
  while (table->entries[index].key && table->entries[index].key != key) {
    index = (index + 1) & (table->capacity - 1);
  }
  return index;
}

int32_t table_get(const Table *table, const void *key) {
  if (!table->count) return -1;
  TableEntry entry = table->entries[place(table, key)];
  return entry.key ? entry.value : -1;
}

/// Doubles the capacity.
static bool grow(Table *table) {
  Table larger = {NULL, table->capacity ? 2 * table->capacity : smallest_capacity, table->count};
  larger.entries = calloc(larger.capacity, sizeof(TableEntry));
  if (!larger.entries) return false;
  for (size_t index = 0; index < table->capacity; index++) {
    TableEntry entry = table->entries[index];
    if (entry.key) larger.entries[place(&larger, entry.key)] = entry;
  }
  free(table->entries);
  *table = larger;
  return true;
}

bool table_add(Table *table, const void *key, int32_t value) {
  if (2 * (table->count + 1) > table->capacity && !grow(table)) return false;
  table->entries[place(table, key)] = (TableEntry){key, value};
  table->count++;
  return true;
}

void table_set(Table *table, const void *key, int32_t value) {
  if (table->count) table->entries[place(table, key)].value = value;
}

void table_remove(Table *table, const void *key) {
  if (!table->count) return;
  size_t hole = place(table, key);
  if (!table->entries[hole].key) return;
  // Later entries of the run move up if their search would end at the hole.
  size_t index = hole;
  while (true) {
    index = (index + 1) & (table->capacity - 1);
    if (!table->entries[index].key) break;
    size_t start = home(table, table->entries[index].key);
    bool stays = hole <= index ? hole < start && start <= index : hole < start || start <= index;
    if (stays) continue;
    table->entries[hole] = table->entries[index];
    hole = index;
  }
  table->entries[hole].key = NULL;
  table->count--;
}

void table_free(Table *table) {
  free(table->entries);
  *table = (Table){NULL, 0, 0};
}
