import type { WebR } from 'webr'
import { type Captured, captureCode, capturedFile, dataFile, readCaptured, scriptFile } from '#catalog/kit/r/r-run.ts'

/** A script with its data and the expressions to evaluate afterwards. */
export interface RRun {
  readonly script: string
  /** R expressions by path. */
  readonly captures: Readonly<Record<string, string>>
  /** The CSV file, as bytes. */
  readonly csv: Uint8Array
}

/** An error of R itself, with R's message. */
export class RError extends Error {
  override readonly name = 'RError'
}

/**
 * Runs a script in R. Numbers are returned as text with 17 digits in a file, because typed arrays do not cross the channels of webR 0.6
 * unharmed. Discards printed output; runs are isolated from one another.
 */
export async function runInR(r: WebR, { script, captures, csv }: RRun): Promise<Captured> {
  const code = `${script}\n${captureCode(captures)}`
  await r.FS.writeFile(dataFile, csv)
  await r.FS.writeFile(scriptFile, new TextEncoder().encode(code))
  try {
    await r.evalRVoid(runner, { captureStreams: true, captureConditions: false, withAutoprint: false })
    const text = new TextDecoder().decode(await r.FS.readFile(capturedFile))
    return readCaptured(text, Object.keys(captures))
  } catch (error) {
    throw new RError(error instanceof Error ? error.message : String(error), { cause: error })
  } finally {
    for (const file of [dataFile, scriptFile, capturedFile]) await r.FS.unlink(file).catch(() => undefined)
  }
}

/** Without time zone files R knows UTC, which scripts use, and needs fewer files. */
export const runner = `local({
  Sys.setenv(TZDIR = "/none", TZ = "UTC")
  options(encoding = "UTF-8", warn = -1)
  sink(nullfile())
  on.exit(sink())
  source("${scriptFile}", local = new.env(parent = globalenv()), encoding = "UTF-8")
})`
