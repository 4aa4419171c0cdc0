import type { AnalysisDefinition, MessageSpecs } from '../analysis.ts'
import type { KitMessageCode } from '../messages.ts'
import type { CommonOptions } from '../options/common-options.ts'
import type { OptionSpecs } from '../options/options.ts'
import type { Params, Rejected } from './outcome.ts'

/** An option of a definition, a part of it (`outcome.event`), or one that every entry has. */
type OptionPath<O extends OptionSpecs> =
  | Extract<keyof O, string>
  | `${Extract<keyof O, string>}.${string}`
  | keyof CommonOptions

/** A refusal with the option to change; its code is a message of the definition or of the kit. */
export function rejected<M extends MessageSpecs, O extends OptionSpecs>(
  _definition: Pick<AnalysisDefinition, 'id'> & { readonly messages: M; readonly options: O },
  code: Extract<keyof M, string> | KitMessageCode,
  option: OptionPath<O>,
  params: Params = {},
): Rejected {
  return { status: 'rejected', code, params, option }
}
