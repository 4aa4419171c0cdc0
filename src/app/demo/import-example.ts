import { type ExampleColumn, type ExampleData, exampleFrame } from '#catalog/kit/example.ts'
import { idOf } from '#contract/records/id-of.ts'
import { frameToCsv } from '#formats/csv/write-csv.ts'
import { newId } from '../data/database/identifiers.ts'
import { announceChange, ownData, write } from '../data/own-data.ts'
import { deviceName } from '../device/device-name.ts'
import type { Watch } from '../ui/use-covered-work.tsx'
import { start } from '../workers/bridge.ts'

type Described = Pick<ExampleColumn, 'label' | 'valueLabels' | 'missingCodes' | 'missingRanges'>

interface Into {
  readonly project: string
  /** The name of the project if it is created with the dataset. */
  readonly newProject?: string | undefined
  /** The name of the dataset. */
  readonly name: string
  /** Descriptions of variables in the reader's language, by name, in place of those of the data. */
  readonly words?: Readonly<Record<string, Described>>
}

/** Imports the data of an example like any file, and describes its variables. Returns the id of the dataset. */
export async function importExample(data: ExampleData, { words = {}, ...into }: Into, watch?: Watch): Promise<string> {
  const { user, writer } = ownData()
  const file = new File([await frameToCsv(exampleFrame(data))], `${data.id}.csv`, { type: 'text/csv' })
  const dataset = newId()
  const request = { dataset, user, device: writer.device, deviceName: deviceName(), ...into, file, choices: {} }
  await start((engine, job, onFraction) => engine.import(request, job, onFraction), watch)
  watch?.onStored()
  announceChange()
  await write(
    ...data.columns.map(({ id, name, measure, ...said }) => {
      const { label, valueLabels, missingCodes, missingRanges }: Described = { ...said, ...words[name] }
      return {
        kind: 'variable' as const,
        record: idOf('variable', dataset, id),
        fields: {
          dataset,
          column: id,
          measure,
          ...(label && { label }),
          ...(valueLabels && { 'data.valueLabels': valueLabels }),
          ...(missingCodes && { 'data.missingCodes': missingCodes }),
          ...(missingRanges && { 'data.missingRanges': missingRanges }),
        },
      }
    }),
  )
  return dataset
}
