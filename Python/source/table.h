// A table from objects, by identity, to integers.

#ifndef AUTOLAYOUT_TABLE_H
#define AUTOLAYOUT_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// An entry; the key is NULL where there is none.
typedef struct {
  const void *key;
  int32_t value;
} TableEntry;

/// A hash table with linear probing, at most half full. All zero is an empty table.
typedef struct {
  TableEntry *entries;
  size_t capacity;
  size_t count;
} Table;

/// The value of a key, or -1.
int32_t table_get(const Table *table, const void *key);
/// Adds a key that is not in the table. Returns false without memory.
bool table_add(Table *table, const void *key, int32_t value);
/// Changes the value of a key in the table.
void table_set(Table *table, const void *key, int32_t value);
/// Removes a key if it is in the table.
void table_remove(Table *table, const void *key);
/// Frees the memory.
void table_free(Table *table);

#endif
