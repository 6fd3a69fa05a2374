//! cassowary-rs, the crate of Debian's package librust-cassowary-dev, behind the functions of
//! replay.h.
extern crate cassowary;

use cassowary::strength::REQUIRED;
use cassowary::{Constraint, Expression, RelationalOperator, Solver, Term, Variable};
use std::collections::HashMap;
use std::slice::from_raw_parts;

#[repr(C)]
pub struct StreamConstraint {
    relation: i32,
    priority: i32,
    constant: f64,
    count: i32,
    variables: *const i32,
    coefficients: *const f64,
}

#[repr(C)]
pub struct StreamEdit {
    variable: i32,
    base: f64,
    amplitude: f64,
}

#[repr(C)]
pub struct Stream {
    variables: i32,
    constraints: i32,
    edits: i32,
    removals: i32,
    constraint: *const StreamConstraint,
    edit: *const StreamEdit,
    removal: *const i32,
}

extern "C" {
    fn replay_weight(priority: i32) -> f64;
}

/// Edit variables cannot be required; this is above every optional constraint.
const HELD: f64 = 1e8;

pub struct Peer {
    stream: *const Stream,
    solver: Solver,
    variables: Vec<Variable>,
    indices: HashMap<Variable, usize>,
    constraints: Vec<Constraint>,
    values: Vec<f64>,
}

impl Peer {
    fn constraint(&self, index: usize) -> Constraint {
        unsafe {
            let from = &*(*self.stream).constraint.add(index);
            let count = from.count as usize;
            let terms = from_raw_parts(from.variables, count)
                .iter()
                .zip(from_raw_parts(from.coefficients, count))
                .map(|(variable, coefficient)| Term {
                    variable: self.variables[*variable as usize],
                    coefficient: *coefficient,
                })
                .collect();
            let relation = match from.relation {
                -1 => RelationalOperator::LessOrEqual,
                0 => RelationalOperator::Equal,
                _ => RelationalOperator::GreaterOrEqual,
            };
            let strength =
                if from.priority >= 1000 { REQUIRED } else { replay_weight(from.priority) };
            Constraint::new(Expression::new(terms, from.constant), relation, strength)
        }
    }

    fn fetch(&mut self) -> f64 {
        let mut sum = 0.0;
        for &(variable, value) in self.solver.fetch_changes() {
            self.values[self.indices[&variable]] = value;
            sum += value;
        }
        sum
    }

    fn build(&mut self) -> Option<()> {
        let stream = unsafe { &*self.stream };
        for edit in unsafe { from_raw_parts(stream.edit, stream.edits as usize) } {
            let variable = self.variables[edit.variable as usize];
            self.solver.add_edit_variable(variable, HELD).ok()?;
            self.solver.suggest_value(variable, edit.base).ok()?;
        }
        for index in 0..stream.constraints as usize {
            let constraint = self.constraint(index);
            self.constraints.push(constraint.clone());
            self.solver.add_constraint(constraint).ok()?;
        }
        self.fetch();
        Some(())
    }

    fn remove_and_add(&mut self, index: usize) -> Option<()> {
        self.solver.remove_constraint(&self.constraints[index]).ok()?;
        self.fetch();
        let constraint = self.constraint(index);
        self.constraints[index] = constraint.clone();
        self.solver.add_constraint(constraint).ok()?;
        self.fetch();
        Some(())
    }
}

#[no_mangle]
pub extern "C" fn solver_build(stream: *const Stream) -> *mut Peer {
    let count = unsafe { (*stream).variables as usize };
    let variables: Vec<Variable> = (0..count).map(|_| Variable::new()).collect();
    let mut peer = Box::new(Peer {
        stream,
        solver: Solver::new(),
        indices: variables.iter().enumerate().map(|(index, v)| (*v, index)).collect(),
        variables,
        constraints: Vec::new(),
        values: vec![0.0; count],
    });
    match peer.build() {
        Some(()) => Box::into_raw(peer),
        None => std::ptr::null_mut(),
    }
}

#[no_mangle]
pub unsafe extern "C" fn solver_read(peer: *mut Peer, values: *mut f64) -> i32 {
    for (index, value) in (*peer).values.iter().enumerate() {
        *values.add(index) = *value;
    }
    1
}

#[no_mangle]
pub unsafe extern "C" fn solver_edit(
    peer: *mut Peer, index: i32, value: f64, sum: *mut f64,
) -> i32 {
    let peer = &mut *peer;
    let edit = &*(*peer.stream).edit.add(index as usize);
    let variable = peer.variables[edit.variable as usize];
    let solved = peer.solver.suggest_value(variable, value).is_ok();
    *sum = peer.fetch();
    solved as i32
}

#[no_mangle]
pub unsafe extern "C" fn solver_remove_and_add(peer: *mut Peer, index: i32) -> i32 {
    (*peer).remove_and_add(index as usize).is_some() as i32
}

#[no_mangle]
pub unsafe extern "C" fn solver_free(peer: *mut Peer) {
    drop(Box::from_raw(peer));
}
