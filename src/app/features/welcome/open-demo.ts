import type { Language } from '#catalog/kit/words.ts'
import { textOf } from '../../data/database/records.ts'
import { ownData } from '../../data/own-data.ts'
import { listProjects } from '../../data/projects.ts'
import { createDemo } from '../../demo/create-demo.ts'
import { shownFirst } from '../../demo/demo-answers.ts'
import { GUEST } from '../../device/database-name.ts'
import { computeMissing } from '../../outcome/compute-missing.ts'
import { enterOwnData } from '../../session/enter-own-data.ts'
import { startGuestWork } from '../../state/guest.ts'
import type { Watch } from '../../ui/use-covered-work.tsx'

export interface OpenedDemo {
  readonly project: string
  /** Its survival curve, unless the guest deleted it. */
  readonly curve?: { readonly dataset: string; readonly analysis: string }
}

/** The guest's newest project; the demo is created if there is none. */
export async function openDemo(language: Language, watch: Watch): Promise<OpenedDemo> {
  await enterOwnData(GUEST)
  startGuestWork()
  const [newest] = await listProjects(ownData().database, '')
  const project = newest?.id ?? (await createDemo(language, watch))
  if (!newest) void computeMissing(project)
  const curve = await curveOf(project)
  return { project, ...(curve && { curve }) }
}

async function curveOf(project: string): Promise<OpenedDemo['curve']> {
  const { records } = ownData().database
  const datasets = await records.where('[kind+parent]').equals(['dataset', project]).primaryKeys()
  const found = await records
    .where('parent')
    .anyOf(datasets)
    .filter((row) => row.kind === 'analysis' && row.deleted === 0 && textOf(row, 'type') === shownFirst)
    .first()
  return found && { dataset: found.parent, analysis: found.id }
}
