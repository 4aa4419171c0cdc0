import { analysisSkeleton } from './skeletons/analysis.ts'
import { calculatorSkeleton } from './skeletons/calculator.ts'
import { chartSkeleton } from './skeletons/chart.ts'
import { stepSkeleton } from './skeletons/step.ts'

/** The kinds that can be created, and their folders in the catalogue. */
export const entryFolders = {
  analysis: 'analyses',
  chart: 'charts',
  calculator: 'calculators',
  step: 'steps',
} as const

export type NewKind = keyof typeof entryFolders

const skeletons: Readonly<Record<NewKind, (id: string) => Readonly<Record<string, string>>>> = {
  analysis: analysisSkeleton,
  chart: chartSkeleton,
  calculator: calculatorSkeleton,
  step: stepSkeleton,
}

export function isEntryName(id: string): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) && id.length <= 60
}

/** The files of a new entry by path in the catalogue. They compile; their texts are empty, and the tests demand them. */
export function skeleton(kind: NewKind, id: string): Readonly<Record<string, string>> {
  const files = skeletons[kind](id)
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`${entryFolders[kind]}/${id}/${name}`, `${text.trim()}\n`]),
  )
}
