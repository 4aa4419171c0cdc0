import type { Json } from '#catalog/kit/json.ts'

/** Incremented when an older program could not read the file; every older version stays readable. */
export const projectFormatVersion = 1

/** A synced record without its stamps. Unknown kinds and fields are kept. */
export interface ProjectRecord {
  readonly kind: string
  readonly id: string
  readonly fields: Readonly<Record<string, Json>>
}

/** The outcome of an analysis, with the versions that computed it. */
export interface ProjectOutcome {
  readonly analysis: string
  readonly engineVersion: string
  readonly dataVersion: string
  readonly outcome: Json
}

/** An imported file, unchanged. */
export interface ProjectSource {
  /** 64 hexadecimal digits. */
  readonly sha256: string
  readonly name: string
  readonly blob: Blob
}

export interface ProjectContents {
  readonly records: readonly ProjectRecord[]
  readonly outcomes: readonly ProjectOutcome[]
  readonly sources: readonly ProjectSource[]
}

export interface ProjectManifest {
  readonly format: 'slipstick-project'
  readonly version: number
  /** The program that wrote it. */
  readonly program: string
  /** ms since 1970. */
  readonly savedAt: number
  readonly withData: boolean
  readonly records: number
  readonly outcomes: number
  readonly sources: readonly { readonly sha256: string; readonly name: string; readonly size: number }[]
}

export const paths = {
  manifest: 'manifest.json',
  records: 'records.json',
  outcomes: 'outcomes.json',
  source: (sha256: string) => `sources/${sha256}`,
} as const
