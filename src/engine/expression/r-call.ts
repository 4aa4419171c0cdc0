import type { Expression } from './parse.ts'
import type { RWriter } from './to-r.ts'

/** A call in R from the arguments in the language. */
export type Call = (args: readonly Expression[], r: RWriter) => string

/** The arguments, separated by commas. */
export const list = (args: readonly Expression[], r: RWriter) => args.map((arg) => r.write(arg)).join(', ')

/** R's own function under the given name. */
export const own =
  (name: string): Call =>
  (args, r) =>
    `${name}(${list(args, r)})`

/** One of our helper functions. */
export const helped =
  (name: string): Call =>
  (args, r) =>
    `${r.helper(name)}(${list(args, r)})`

/** R's own; results that are not finite become missing. */
export const finite =
  (name: string): Call =>
  (args, r) =>
    `${r.helper('finite')}(${name}(${list(args, r)}))`

/** Over the values of each row that are there; missing if fewer than `least` are. `f` is a function in R. */
export const byRow =
  (f: string, least: number): Call =>
  (args, r) =>
    `${r.helper('by_row')}(${f}, ${least}, ${list(args, r)})`
