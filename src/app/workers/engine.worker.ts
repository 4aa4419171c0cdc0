import { expose } from 'comlink'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import type { Language } from '#catalog/kit/words.ts'
import type { checkFormula } from '#engine/expression/formula.ts'
import { toTyped } from '#engine/expression/stored-form.ts'
import type { Likeness } from '#engine/frame/propose-merges.ts'
import type { ColumnSummary } from '#engine/frame/summarize-column.ts'
import type { ColumnProfile } from '#engine/methods/profile/profile-column.ts'
import { type FileChoices, type FilePreview, previewFile } from '#formats/table-file.ts'
import type { StepRecord } from '../data/datasets/dataset.ts'
import { type Analysed, type AnalysisRequest, analyse } from './analyse.ts'
import { type CellOrigin, cellOrigin } from './cell-origin.ts'
import { type CellWindow, cellWindow } from './cell-window.ts'
import { columnSummaries } from './column-summaries.ts'
import { type CopyProposal, type CopyRequest, proposeCopy, recipeOf } from './copy-steps.ts'
import { DatasetError } from './dataset-error.ts'
import { type ExportedRows, type ExportFormat, exportRows } from './export-rows.ts'
import type { Facet } from './facet.ts'
import type { FacetRows } from './facet-rows.ts'
import type { FindRequest, FoundCell } from './find-cell.ts'
import { importAgain, proposeAgain } from './import-again.ts'
import { type ImportRequest, importDataset, type Proposal, proposeDataset } from './import-dataset.ts'
import { cancelJob, runJob } from './jobs.ts'
import { acceptSource } from './kept-source.ts'
import { type NextFileRequest, type NextProposal, proposeNext, replaceSource } from './next-file.ts'
import {
  type AfterDrafts,
  applyDrafts,
  columnsBefore,
  dictionaryBefore,
  loadedVersion,
  type OpenedDataset,
  openDataset,
} from './open-dataset.ts'
import type { WholeProfile } from './profile-dataset.ts'
import { openProject, saveProject } from './project-file.ts'
import type { ProposedMerges } from './proposed-merges.ts'
import type { Recipe } from './recipe-file.ts'
import { type Recomputed, type RecomputeRequest, recompute } from './recompute.ts'
import { type RanExample, runExample } from './run-example.ts'
import { type ScriptCsv, scriptArchive, scriptCsv } from './script-files.ts'
import { type RowsInside, rowsInside, type SharedQuestion, type SharedRows, sharedRows } from './shared-rows.ts'
import { previewStep, type StepPreview } from './step-preview.ts'
import type { StepQueries } from './step-queries.ts'
import { type OtherFiles, usedOthers } from './steps.ts'
import { timeSlices } from './time-slices.ts'
import { databaseOf } from './worker-database.ts'
import { marked } from './worker-errors.ts'

/** Gets the progress of a job; a proxy of a function of the page. */
type OnProgress = (fraction: number) => void

async function coded<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    throw marked(error)
  }
}

/** The API of the engine worker: pages compute only through it. */
const api = {
  preview: (file: File, choices: FileChoices): Promise<FilePreview> => coded(() => previewFile(file, choices)),

  propose: (user: string, file: File, choices: FileChoices, job: number, onProgress: OnProgress): Promise<Proposal> => {
    databaseOf(user).catch(() => undefined) // opens in the background; errors are reported where the database is needed
    return coded(() => runJob(job, onProgress, (context) => proposeDataset(file, choices, context)))
  },

  import: (request: ImportRequest, job: number, onProgress: OnProgress): Promise<void> =>
    coded(() =>
      runJob(job, onProgress, async (context) => importDataset(await databaseOf(request.user), request, context)),
    ),

  /** As `propose`, for the stored source of a dataset. */
  proposeAgain: (
    user: string,
    dataset: string,
    choices: FileChoices,
    job: number,
    onProgress: OnProgress,
  ): Promise<Proposal> =>
    coded(() =>
      runJob(job, onProgress, async (context) => proposeAgain(await databaseOf(user), dataset, choices, context)),
    ),

  importAgain: (
    user: string,
    request: Parameters<typeof importAgain>[1],
    job: number,
    onProgress: OnProgress,
  ): Promise<void> =>
    coded(() => runJob(job, onProgress, async (context) => importAgain(await databaseOf(user), request, context))),

  /** As `propose`, for a file that takes the place of the source of a dataset. */
  proposeNext: (user: string, request: NextFileRequest, job: number, onProgress: OnProgress): Promise<NextProposal> =>
    coded(() => runJob(job, onProgress, async (context) => proposeNext(await databaseOf(user), request, context))),

  replaceSource: (
    user: string,
    request: Parameters<typeof replaceSource>[1],
    job: number,
    onProgress: OnProgress,
  ): Promise<void> =>
    coded(() => runJob(job, onProgress, async (context) => replaceSource(await databaseOf(user), request, context))),

  /** Stores the file if it is the dataset's source; returns whether it was. */
  acceptSource: (user: string, dataset: string, file: Blob): Promise<boolean> =>
    coded(async () => acceptSource(await databaseOf(user), dataset, file)),

  open: (user: string, dataset: string): Promise<OpenedDataset> =>
    coded(async () => (await openDataset(await databaseOf(user), dataset)).opened),

  /** Undefined if the version is not in memory any more: the page reopens the dataset. */
  cells: async (
    version: string,
    columns: readonly string[],
    from: number,
    to: number,
    facets?: readonly Facet[],
  ): Promise<CellWindow | undefined> => {
    const frame = loadedVersion(version)?.frame
    if (!frame || !facets) return frame && cellWindow(frame, columns, from, to)
    const { shownRows } = await import('./shown-rows.ts')
    return cellWindow(frame, columns, from, to, (await shownRows(version, frame, facets)).positions)
  },

  /** How many rows the facets allow, with their counts; undefined if the version is not in memory any more. */
  facetRows: async (version: string, facets: readonly Facet[]): Promise<FacetRows | undefined> => {
    const { shownRows } = await import('./shown-rows.ts')
    const loaded = loadedVersion(version)
    if (!loaded) return undefined
    const { shown, counts } = await shownRows(version, loaded.frame, facets)
    return { shown, counts }
  },

  /** The next cell that contains a text, of the rows that facets show; undefined if there is none. */
  findCell: (
    version: string,
    request: FindRequest,
    facets: readonly Facet[] | undefined,
    job: number,
    onProgress: OnProgress,
  ): Promise<FoundCell | undefined> =>
    coded(() =>
      runJob(job, onProgress, async ({ signal }) => {
        const [{ findCell }, { shownRows }] = await Promise.all([import('./find-cell.ts'), import('./shown-rows.ts')])
        const frame = loadedVersion(version)?.frame
        const positions = frame && facets && (await shownRows(version, frame, facets)).positions
        return frame && findCell(frame, request, positions, timeSlices(signal))
      }),
    ),

  cellOrigin: (user: string, dataset: string, column: string, rowId: number): Promise<CellOrigin> =>
    coded(async () => cellOrigin(await databaseOf(user), dataset, column, rowId)),

  /** The steps of a dataset, to be used on another. */
  recipeOf: (user: string, dataset: string): Promise<Recipe> =>
    coded(async () => recipeOf(await databaseOf(user), dataset)),

  proposeCopy: (user: string, request: CopyRequest): Promise<CopyProposal> =>
    coded(async () => proposeCopy(await databaseOf(user), request)),

  /** The first rows after a step that is being made or changed. */
  previewStep: (user: string, dataset: string, draft: StepRecord): Promise<StepPreview> =>
    coded(async () => previewStep(await databaseOf(user), dataset, draft)),

  /** What new steps would make of a dataset. */
  applyDrafts: (user: string, dataset: string, drafts: readonly StepRecord[]): Promise<AfterDrafts> =>
    coded(async () => applyDrafts(await databaseOf(user), dataset, drafts)),

  /** What these columns contain; undefined if the version is not in memory any more. */
  columnSummaries: async (
    version: string,
    columns: readonly string[],
  ): Promise<readonly (ColumnSummary | undefined)[] | undefined> => {
    const loaded = loadedVersion(version)
    return loaded && columnSummaries(loaded.frame.columns, columns, timeSlices())
  },

  /** What should be known about a column; undefined if the version is not in memory any more, or has no such column. */
  columnProfile: async (version: string, column: string, endOfToday: number): Promise<ColumnProfile | undefined> => {
    const { columnProfile } = await import('./profile-dataset.ts')
    return columnProfile(loadedVersion(version)?.frame, column, endOfToday)
  },

  /** What only all columns together show. */
  wholeProfile: (version: string, job: number, onProgress: OnProgress): Promise<WholeProfile | undefined> =>
    coded(() =>
      runJob(job, onProgress, async ({ signal }) => {
        const { wholeProfile } = await import('./profile-dataset.ts')
        const loaded = loadedVersion(version)
        return loaded && wholeProfile(loaded.frame, timeSlices(signal))
      }),
    ),

  /** Summaries before a step of a dataset; without a step, after the last. */
  columnSummariesBefore: (
    user: string,
    dataset: string,
    step: string | undefined,
    columns: readonly string[],
  ): Promise<readonly (ColumnSummary | undefined)[]> =>
    coded(async () =>
      columnSummaries(await columnsBefore(await databaseOf(user), dataset, step), columns, timeSlices()),
    ),

  /** Categories of a text variable before a step that may mean the same. */
  proposeMerges: (
    user: string,
    dataset: string,
    step: string | undefined,
    column: string,
    likeness: Likeness,
  ): Promise<ProposedMerges | undefined> =>
    coded(async () => {
      const [{ proposedMerges }, columns] = await Promise.all([
        import('./proposed-merges.ts'),
        columnsBefore(await databaseOf(user), dataset, step),
      ])
      return proposedMerges(columns, column, likeness)
    }),

  /** What breaks the rules of a step, to be looked up. */
  stepQueries: (user: string, dataset: string, step: string): Promise<StepQueries | undefined> =>
    coded(async () => {
      const [{ stepQueries }, database] = await Promise.all([import('./step-queries.ts'), databaseOf(user)])
      return stepQueries(database, dataset, step)
    }),

  analyse: (user: string, request: AnalysisRequest, job: number, onProgress: OnProgress): Promise<Analysed> =>
    coded(() => runJob(job, onProgress, async (context) => analyse(await databaseOf(user), request, context))),

  /** Computes a question of a document from a file of the reader's; undefined if this program does not know its entry. */
  recompute: (
    file: Blob,
    request: RecomputeRequest,
    job: number,
    onProgress: OnProgress,
  ): Promise<Recomputed | undefined> =>
    coded(() => runJob(job, onProgress, (context) => recompute(file, request, context))),

  /** Computes a worked example of an analysis. */
  runExample: (type: string, example: Parameters<typeof runExample>[2]): Promise<RanExample> =>
    coded(() => runExample('analyses', type, example)),

  exportRows: (
    user: string,
    dataset: string,
    format: ExportFormat,
    guard: boolean,
    job: number,
    onProgress: OnProgress,
  ): Promise<ExportedRows> =>
    coded(() =>
      runJob(job, onProgress, async (context) => {
        const { frame, source } = await openDataset(await databaseOf(user), dataset)
        return exportRows(format === 'csv-source' ? source : frame, format, guard, context)
      }),
    ),

  /** The data that an R script reads: some columns, or all before the first step. */
  scriptCsv: (
    user: string,
    dataset: string,
    columns: readonly string[] | 'source',
    job: number,
    onProgress: OnProgress,
  ): Promise<ScriptCsv> =>
    coded(() =>
      runJob(job, onProgress, async (context) => {
        const { frame, source } = await openDataset(await databaseOf(user), dataset)
        return columns === 'source'
          ? scriptCsv(
              source,
              source.columns.map(({ id }) => id),
              context,
            )
          : scriptCsv(frame, columns, context)
      }),
    ),

  scriptArchive: (files: Readonly<Record<string, Blob>>, job: number, onProgress: OnProgress): Promise<Blob> =>
    coded(() => runJob(job, onProgress, (context) => scriptArchive(files, context))),

  saveProject: (user: string, project: string, withData: boolean, job: number, onProgress: OnProgress): Promise<Blob> =>
    coded(() =>
      runJob(job, onProgress, async (context) => saveProject(await databaseOf(user), project, withData, context)),
    ),

  /** `project`: the new id under which it is opened. */
  openProject: (
    user: string,
    device: string,
    project: string,
    file: File,
    job: number,
    onProgress: OnProgress,
  ): Promise<void> =>
    coded(() =>
      runJob(job, onProgress, async (context) => {
        const database = await databaseOf(user)
        return openProject({ database, device, now: () => Date.now() }, project, file, context)
      }),
    ),

  /** What a share of a question with rows would give away. */
  rowsInside: (user: string, question: SharedQuestion): Promise<RowsInside | undefined> =>
    coded(async () => rowsInside(await databaseOf(user), question)),

  /** The rows of the variables that a question uses; undefined if not exactly `shown` is computed from them. */
  sharedRows: (
    user: string,
    question: SharedQuestion,
    shown: Outcome,
    job: number,
    onProgress: OnProgress,
  ): Promise<SharedRows | undefined> =>
    coded(() =>
      runJob(job, onProgress, async (context) => sharedRows(await databaseOf(user), question, shown, context)),
    ),

  /** The other datasets that the steps of a dataset use. */
  otherDatasets: (user: string, dataset: string): Promise<readonly { readonly id: string; readonly name: string }[]> =>
    coded(async () =>
      usedOthers((await openDataset(await databaseOf(user), dataset)).others).map(({ id, name }) => ({ id, name })),
    ),

  /** The data of one of these, as an R script reads them. */
  otherCsv: (user: string, dataset: string, other: string, job: number, onProgress: OnProgress): Promise<ScriptCsv> =>
    coded(() =>
      runJob(job, onProgress, async (context) => {
        const { others } = await openDataset(await databaseOf(user), dataset)
        const found = usedOthers(others).find(({ id }) => id === other)
        if (found === undefined) throw new DatasetError('dataset-missing')
        const ids = found.frame.columns.map(({ id }) => id)
        return scriptCsv(found.frame, ids, context)
      }),
    ),

  /** The R program that applies the same steps to the exported source. */
  stepsScript: (
    user: string,
    dataset: string,
    file: string,
    language: Language,
    md5?: string,
    others?: OtherFiles,
  ): Promise<string> =>
    coded(async () => (await openDataset(await databaseOf(user), dataset)).script(file, language, md5, others)),

  dictionaryBefore: (user: string, dataset: string, step: string | undefined): Promise<DataDictionary> =>
    coded(async () => dictionaryBefore(await databaseOf(user), dataset, step)),

  /** The stored form of a typed formula; or its error, with the position. The functions of the language are many, and loaded when they are needed. */
  checkFormula: async (...typed: Parameters<typeof checkFormula>) =>
    (await import('#engine/expression/formula.ts')).checkFormula(...typed),

  /** The stored form with current names. */
  typedFormula: toTyped,

  cancel: cancelJob,
}

export type EngineApi = typeof api

expose(api)
