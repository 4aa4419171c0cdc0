import type { Moves } from '#figure/move-parts.ts'
import type { LevelValue } from '../data-dictionary.ts'
import type { AnnotationsOption, MovesOption, PlacedAnnotation } from '../figures/annotations-option.ts'
import type {
  Counts,
  CountsOption,
  MatchedSet,
  MatchedSetOption,
  ModelTerms,
  RepeatedMeasures,
  RepeatedMeasuresOption,
  TermsOption,
} from './compound-options.ts'
import type { Grid, GridOption } from './grid-option.ts'
import type {
  ChoiceOption,
  ChoicesOption,
  LevelOption,
  NumberOption,
  NumbersOption,
  OptionSpec,
  OptionSpecs,
  PerVariableOption,
  SurvivalOutcome,
  SurvivalOutcomeOption,
  TextOption,
  ToggleOption,
  VariableOption,
  VariablesOption,
} from './options.ts'
import type { FittedModel, ModelOption, SetOption } from './reference-options.ts'

/** The type of an option's value after validation. Variables are ids of columns. */
export type OptionValue<O extends OptionSpec> = O extends VariablesOption
  ? readonly string[]
  : O extends VariableOption<infer Required>
    ? Required extends true
      ? string
      : string | null
    : O extends LevelOption
      ? LevelValue | null
      : O extends SurvivalOutcomeOption
        ? SurvivalOutcome
        : O extends PerVariableOption<infer F>
          ? PerVariableValue<F>
          : O extends ChoiceOption<infer K>
            ? K
            : O extends ChoicesOption<infer K>
              ? readonly K[]
              : O extends ToggleOption
                ? boolean
                : O extends NumberOption<infer Required>
                  ? Required extends true
                    ? number
                    : number | null
                  : O extends NumbersOption
                    ? readonly number[]
                    : O extends TextOption
                      ? string
                      : O extends TermsOption
                        ? ModelTerms
                        : O extends MatchedSetOption
                          ? MatchedSet
                          : O extends RepeatedMeasuresOption
                            ? RepeatedMeasures
                            : O extends CountsOption
                              ? Counts
                              : O extends GridOption
                                ? Grid
                                : O extends ModelOption
                                  ? FittedModel
                                  : O extends SetOption
                                    ? string
                                    : O extends AnnotationsOption
                                      ? readonly PlacedAnnotation[]
                                      : O extends MovesOption
                                        ? Moves
                                        : never

/** By id of the column: one value for each field, for each selected variable. */
type PerVariableValue<F extends Readonly<Record<string, OptionSpec>>> = Readonly<
  Record<string, { readonly [K in keyof F]: OptionValue<F[K]> }>
>

export type OptionValues<S extends OptionSpecs> = { readonly [K in keyof S]: OptionValue<S[K]> }
