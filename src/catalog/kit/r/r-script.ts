import type { AnalysisDefinition, OptionsOf } from '../analysis.ts'
import type { DataDictionary } from '../data-dictionary.ts'
import type { WeightKind } from '../options/common-options.ts'
import type { LevelRef } from '../outcome/outcome.ts'
import type { Language } from '../words.ts'

/** The exported file that a script reads, and its dictionary. */
export interface ScriptData extends DataDictionary {
  /** Name of the CSV file (UTF-8, a header row of variable names). */
  readonly file: string
  /** The file that is stored together with the script, which stops at any other file. */
  readonly written?: WrittenFile
  /** The data frame `d` exists already, with user-missing codes as NA: the script is part of a longer one. */
  readonly inMemory?: true
  /** A frequency weight, by the id of its column: the script repeats the rows before it computes. */
  readonly weight?: string
  /** A weight that the method itself uses. */
  readonly ownWeight?: { readonly variable: string; readonly kind: WeightKind }
  /** The part of a split analysis that the script computes. */
  readonly part?: LevelRef
}

/** The exact file of a script, and the language of its error message. */
export interface WrittenFile {
  /** 32 hexadecimal digits. */
  readonly md5: string
  readonly language: Language
}

/**
 * The R program that reproduces an outcome. It is shown to the reader, and the same text wrote the expected values of the tests: `captures`
 * maps paths into the outcome to R expressions of the value after the script.
 */
export interface RScript<D extends AnalysisDefinition> {
  script(options: OptionsOf<D>, data: ScriptData): string
  captures(options: OptionsOf<D>, data: ScriptData): Readonly<Record<string, string>>
  /** By id of a saved column: the R expression of its cells, one for each row of `d` after the script; rows keep their names. */
  saved?(options: OptionsOf<D>, data: ScriptData): Readonly<Record<string, string>>
  /** Tolerances where R itself is inaccurate, by `<table>/<column>` or `<table>/<part of the row's key>/<column>`. */
  readonly tolerances?: Tolerances
  /** The script uses frequency weights as `ownWeight`: as declared in the definition's `weights`. */
  readonly ownFrequencies?: true
}

export type Tolerances = Readonly<
  Record<string, { readonly relative: number; readonly absolute?: number; readonly because: string }>
>

/** Exports of `r-script.ts`, without the types of its own definition. */
export interface RScriptModule {
  readonly rScript: {
    script(options: Readonly<Record<string, unknown>>, data: ScriptData): string
    captures(options: Readonly<Record<string, unknown>>, data: ScriptData): Readonly<Record<string, string>>
    saved?(options: Readonly<Record<string, unknown>>, data: ScriptData): Readonly<Record<string, string>>
    readonly tolerances?: Tolerances
    readonly ownFrequencies?: true
  }
}
