import { loadChart } from '#catalog/charts.ts'
import { loadAnalysis } from '#catalog/index.ts'
import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import { upgradeOptions } from '#catalog/kit/options/upgrade-options.ts'
import { loadStep } from '#catalog/steps.ts'
import { createQuestion } from '../../data/datasets/analyses.ts'
import { readDataset } from '../../data/datasets/dataset.ts'
import { addStepsOfKinds } from '../../data/datasets/steps.ts'
import { ownData } from '../../data/own-data.ts'
import { currentLocale } from '../../i18n/locale.ts'
import type { Proposal, ProposedQuestion, ProposedStep } from './proposal.ts'

/** `dataset-gone`: deleted, or not on this device; `unknown-entry`, `newer-version`: another version of the program checked it. */
export type CreationRefusal = 'dataset-gone' | 'unknown-entry' | 'newer-version'

/** The page of what was made, or why nothing was. */
export type Creation = { readonly href: string } | { readonly refused: CreationRefusal }

/**
 * Makes what was proposed, as ONE edit that undo takes back; all of it or nothing. Steps that the dataset has already are switched on, not added again.
 * @param title of the analysis or chart; that of its entry by default
 */
export async function createProposal(proposal: Proposal, title?: string): Promise<Creation> {
  if (!(await readDataset(ownData().database, proposal.dataset))) return { refused: 'dataset-gone' }
  return proposal.kind === 'steps' ? createSteps(proposal.dataset, proposal.steps) : createOne(proposal, title)
}

async function createOne(proposal: ProposedQuestion, title: string | undefined): Promise<Creation> {
  const { kind, dataset, entry: type, version, options } = proposal
  const entry = await (kind === 'analysis' ? loadAnalysis(type) : loadChart(type))
  if (!entry) return { refused: 'unknown-entry' }
  const { definition, summary } = entry
  const upgraded = upgradeOptions(definition, { version }, options)
  if (!upgraded) return { refused: 'newer-version' }
  const id = await createQuestion(dataset, {
    kind,
    type,
    version: definition.version,
    title: title ?? summary.title[currentLocale()],
    asks: { ...allOptions(definition), ...(kind === 'chart' ? styleOptions : {}) },
    options: upgraded,
  })
  const page = kind === 'analysis' ? '/dataAnalysis/show' : '/statistical/detail'
  return { href: `${page}?${new URLSearchParams({ dataset, [kind]: id }).toString()}` }
}

async function createSteps(dataset: string, steps: readonly ProposedStep[]): Promise<Creation> {
  const added: Parameters<typeof addStepsOfKinds>[1][number][] = []
  for (const { id, type, version, options } of steps) {
    const entry = await loadStep(type)
    if (!entry) return { refused: 'unknown-entry' }
    const upgraded = upgradeOptions(entry.definition, { version }, options)
    if (!upgraded) return { refused: 'newer-version' }
    added.push({ id, definition: entry.definition, options: upgraded })
  }
  await addStepsOfKinds(dataset, added)
  return { href: `/dataHandle/show?${new URLSearchParams({ dataset }).toString()}` }
}
