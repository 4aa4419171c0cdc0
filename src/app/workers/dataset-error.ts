/** Why a dataset cannot be opened here. */
export class DatasetError extends Error {
  readonly code: 'dataset-missing' | 'rows-elsewhere'
  readonly params: Readonly<Record<string, string>>

  constructor(code: DatasetError['code'], params: Readonly<Record<string, string>> = {}) {
    super(code)
    this.name = 'DatasetError'
    this.code = code
    this.params = params
  }
}
