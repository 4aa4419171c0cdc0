import type { ChoiceOption, OptionSpecs } from './options.ts'
import { type QuartileRule, quartileType } from './quartile-type.ts'
import type { StoredOptions } from './stored-options.ts'

/**
 * What a project settles once for all its questions. An entry asks for it by an option with a `convention`: left open there, the
 * project answers, and compute, plot, reading and R script read the answer as any other. What is left out here is as usual.
 */
export interface Conventions {
  readonly quartiles?: QuartileRule
}

export type ConventionName = keyof Conventions

/** What a project is asked. */
export const conventionOptions = {
  quartiles: {
    ...quartileType(),
    help: {
      en: 'For all tables, box plots and charts of the project, unless one of them has its own answer. Types of Hyndman and Fan; they differ noticeably in small samples only.',
      zh: '用于本项目的全部表格、箱线图与统计图，单项分析另行设定者除外。按 Hyndman–Fan 分型；仅在小样本时差别明显。',
    },
  },
} as const satisfies Readonly<Record<ConventionName, ChoiceOption<string>>>

/** Answers with those of the project where an option that follows it is left open. */
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

/** The conventions that the options follow and that are not the usual ones: with them a question has an outcome of its own. */
export function followedConventions(options: OptionSpecs, conventions: Conventions): Conventions {
  const followed = Object.values(options).flatMap((spec) => {
    const answer = follows(spec) ? conventions[spec.convention] : undefined
    return !follows(spec) || answer === undefined || answer === spec.initial ? [] : [[spec.convention, answer] as const]
  })
  return Object.fromEntries(followed)
}

export type FollowingOption = ChoiceOption<string> & { readonly convention: ConventionName }

/** Whether the project answers the option where it is left open. */
export function follows(spec: {
  readonly kind: string
  readonly convention?: ConventionName
}): spec is FollowingOption {
  return spec.convention !== undefined
}
