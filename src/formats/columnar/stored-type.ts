import type { TypedColumn } from '../typed/typed-file.ts'

/** What the values of a column of Parquet or Arrow mean. */
export type StoredType =
  | { readonly of: 'boolean' | 'number' | 'text' | 'bytes' | 'uuid' | 'half' | 'instant96' }
  /** Of 64 bits. */
  | { readonly of: 'integer' }
  /** A whole number of which the last `scale` digits are decimals. */
  | { readonly of: 'decimal'; readonly precision: number; readonly scale: number }
  | { readonly of: 'day' | 'time' | 'duration'; readonly units: number }
  /** Units a second; with `isUtc` an instant, else the reading of a clock. */
  | { readonly of: 'instant'; readonly units: number; readonly isUtc: boolean }

/** Values as they are stored: numbers, or strings of bytes. */
export type StoredValues =
  | { readonly form: 'numbers'; readonly values: ArrayLike<number> | ArrayLike<bigint> }
  | {
      readonly form: 'bytes'
      readonly bytes: Uint8Array
      readonly starts: ArrayLike<number>
      readonly ends: ArrayLike<number>
    }

export const lengthOf = (values: StoredValues) =>
  values.form === 'numbers' ? values.values.length : values.starts.length

/** Whether only its values tell if it is a column of numbers: integers beyond 2^53 and more than 15 digits would not be kept. */
export const isDoubtful = (type: StoredType) => type.of === 'integer' || (type.of === 'decimal' && type.precision > 15)

/** How a column is shown, apart from its name. */
export function columnOf(name: string, type: StoredType, isText: boolean): TypedColumn {
  const plain: TypedColumn = {
    name,
    label: '',
    type: 'number',
    measure: null,
    valueLabels: [],
    missingCodes: [],
    missingRanges: [],
  }
  if (isText) return { ...plain, type: 'text', ...(type.of === 'integer' && { measure: 'id' }) }
  switch (type.of) {
    case 'boolean':
      return {
        ...plain,
        measure: 'nominal',
        valueLabels: [
          { value: 0, label: 'FALSE' },
          { value: 1, label: 'TRUE' },
        ],
      }
    case 'day':
      return { ...plain, type: 'date' }
    case 'instant':
      return { ...plain, type: 'datetime', ...(type.isUtc && { note: 'UTC' }) }
    case 'instant96':
      return { ...plain, type: 'datetime' }
    case 'time':
      return { ...plain, format: 'time', measure: 'continuous' }
    case 'duration':
      return { ...plain, measure: 'continuous' }
    default:
      return plain
  }
}

export const isTextType = (type: StoredType) => type.of === 'text' || type.of === 'bytes' || type.of === 'uuid'
