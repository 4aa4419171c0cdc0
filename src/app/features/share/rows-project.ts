import type { ProjectRecord } from '#formats/project/project-contents.ts'
import { writeProject } from '#formats/project/write-project.ts'
import type { RowsOfShare } from '../../share/snapshot.ts'
import { fileHash } from '../../workers/file-hash.ts'

/** Words of the new project. */
interface About {
  readonly name: string
  readonly description: string
}

/** The rows of a share as a project file, which opens like any other. */
export async function rowsProject(
  { records, source }: Pick<RowsOfShare, 'records' | 'source'>,
  about: About,
): Promise<File> {
  const blob = new Blob([source], { type: 'text/csv;charset=utf-8' })
  const named = records.map(
    ({ kind, id, fields }): ProjectRecord => ({
      kind,
      id,
      fields: kind === 'project' ? { ...fields, ...about, deleted: false } : fields,
    }),
  )
  const sources = [{ sha256: await fileHash(blob), name: 'rows.csv', blob }]
  const options = { withData: true, program: 'slipstick', savedAt: Date.now() }
  const file = await writeProject({ records: named, outcomes: [], sources }, options)
  return new File([file], 'shared.slipstick')
}
