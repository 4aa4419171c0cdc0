import type { Checked, Misfit } from './proposal.ts'

/** Codes that the public catalogue and the form of the arguments decide. */
const OF_CATALOGUE: ReadonlySet<string> = new Set([
  'no-such-option',
  'only-in-form',
  'replaced-entry',
  'too-large',
  'too-long',
  'unknown-entry',
  'unknown-option',
  'wrong-form',
])
/** Codes that the names and the measurement levels of the variables decide, never their values. */
const OF_VARIABLES: ReadonlySet<string> = new Set([
  'column-missing',
  'formula-unknown-variable',
  'measure-not-accepted',
  'name-taken',
  'required',
  'too-few-terms',
  'unknown-variable',
])

/**
 * What a model is told of its proposal. Whether a value occurs in the data is never told, because it could be guessed value by value (SPEC AI2);
 * what depends on the variables only if the user has shown something of this project.
 */
export function toldOf(checked: Checked, hasSeen: boolean): string {
  if ('proposal' in checked) return JSON.stringify({ shown: true })
  const told = checked.misfits.filter(({ code }) => OF_CATALOGUE.has(code) || (hasSeen && OF_VARIABLES.has(code)))
  if (told.length < checked.misfits.length || told.length === 0) return JSON.stringify({ shown: true })
  return JSON.stringify({ 'does-not-fit': told.map(asCode) })
}

const asCode = ({ code, option, step }: Misfit) => ({ code, ...(option && { option }), ...(step && { step }) })
