import type { Language } from '#catalog/kit/words.ts'
import { newId } from '../data/database/identifiers.ts'
import { announceChange, ownData } from '../data/own-data.ts'
import { deviceName } from '../device/device-name.ts'
import { start } from '../workers/bridge.ts'
import { findPlans, plansFile, plansName } from './plans-dataset.ts'

/** Returns the id of the dataset for a project's plans; imports it like any file if it does not exist yet. */
export async function openPlans(project: string, language: Language): Promise<string> {
  const { user, database, writer } = ownData()
  const known = await findPlans(database, project)
  if (known) return known.id
  const dataset = newId()
  const request = {
    dataset,
    user,
    device: writer.device,
    deviceName: deviceName(),
    project,
    name: plansName(language),
    file: plansFile(language),
    choices: {},
  }
  await start((engine, job, onFraction) => engine.import(request, job, onFraction))
  announceChange()
  return dataset
}
