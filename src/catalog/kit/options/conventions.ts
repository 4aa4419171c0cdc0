import type { ChoiceOption, OptionSpecs } from './options.ts'
import { type QuartileRule, quartileType } from './quartile-type.ts'
import type { StoredOptions } from './stored-options.ts'

/**
 * Conventions of a project for all its questions. An entry follows one by an option with a `convention`: if it is open, the project's value is
 * used, and compute, plot, reading and R script read it like any other. Omitted conventions have their defaults.
 */
export interface Conventions {
  readonly quartiles?: QuartileRule
}

export type ConventionName = keyof Conventions

/** The conventions that a project can set. */
export const conventionOptions = {
  quartiles: {
    ...quartileType(),
    help: {
      en: 'For all tables, box plots and charts of the project, unless one of them has its own answer. Types of Hyndman and Fan; they differ noticeably in small samples only.',
      zh: '用于本项目的全部表格、箱线图与统计图，单项分析另行设定者除外。按 Hyndman–Fan 分型；仅在小样本时差别明显。',
    },
  },
} as const satisfies Readonly<Record<ConventionName, ChoiceOption<string>>>

/** Options with the project's values for open ones that follow it. */
export function withConventions(
  options: OptionSpecs,
  stored: StoredOptions,
  conventions: Conventions = {},
): StoredOptions {
  const given: Record<string, StoredOptions[string]> = {}
  for (const [key, spec] of Object.entries(options)) {
    const answer = follows(spec) ? conventions[spec.convention] : undefined
    if (answer !== undefined && (stored[key] ?? null) === null) given[key] = answer
  }
  return Object.keys(given).length === 0 ? stored : { ...stored, ...given }
}

/** The conventions that the options follow and that are not the defaults: with them a question has a different outcome. */
export function followedConventions(options: OptionSpecs, conventions: Conventions): Conventions {
  const followed = Object.values(options).flatMap((spec) => {
    const answer = follows(spec) ? conventions[spec.convention] : undefined
    return !follows(spec) || answer === undefined || answer === spec.initial ? [] : [[spec.convention, answer] as const]
  })
  return Object.fromEntries(followed)
}

export type FollowingOption = ChoiceOption<string> & { readonly convention: ConventionName }

/** Whether an open option takes the project's value. */
export function follows(spec: {
  readonly kind: string
  readonly convention?: ConventionName
}): spec is FollowingOption {
  return spec.convention !== undefined
}
