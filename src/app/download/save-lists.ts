import { msg } from '@lingui/core/macro'
import { showToast } from '../state/toast.ts'
import { listedTables } from './listed-tables.ts'
import { fileName, saveFile } from './save-file.ts'

interface List {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** Saves lists as a workbook with a sheet each. A file that cannot be made is reported in a toast. */
export async function saveLists(name: string, lists: readonly List[]): Promise<void> {
  try {
    const { tablesToXlsx } = await import('#formats/xlsx/write-tables.ts')
    const tables = lists.flatMap(({ title, columns, rows }) => listedTables({ columns, rows, about: [] }, title, ''))
    saveFile(tablesToXlsx(tables), `${fileName(name)}.xlsx`)
  } catch (error) {
    showToast('error', msg`The file could not be made: ${error instanceof Error ? error.message : String(error)}`)
  }
}
