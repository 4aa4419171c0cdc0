import { detachedContext } from '#catalog/detached-context.ts'
import { exampleFrame } from '#catalog/kit/example.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { renderPicture } from '#figure/render-picture.ts'
import type { Scene } from '#figure/scene.ts'
import { withDarkColours } from '#figure/theme.ts'
import { entryIds, load, loadDefinition, loadGallery, type QuestionEntry } from './entries.ts'

/** Bytes of a thumbnail with its dark colours. */
export const LONGEST_COVER = 4096

/** A thumbnail of the result of each entry, by id; entries that draw nothing are left out. */
export async function drawEntries(kind: QuestionEntry): Promise<Readonly<Record<string, string>>> {
  const drawn: Record<string, string> = {}
  for (const id of entryIds(kind)) {
    const picture = await drawEntry(kind, id)
    if (picture !== null) drawn[id] = picture
  }
  if (kind === 'charts') Object.assign(drawn, await drawGallery())
  return drawn
}

/** Thumbnails of the figures of analyses in the gallery of charts, by their ids there. */
async function drawGallery(): Promise<Readonly<Record<string, string>>> {
  const drawn: Record<string, string> = {}
  for (const analysis of entryIds('analyses')) {
    for (const { id, figure } of await loadGallery(analysis)) {
      const picture = await drawEntry('analyses', analysis, figure)
      if (picture !== null) drawn[id] = picture
    }
  }
  return drawn
}

/**
 * A thumbnail of the first figure of the first example that has one.
 * @param wanted the key of the figure in the definition; any if omitted
 */
async function drawEntry(kind: QuestionEntry, id: string, wanted?: string): Promise<string | null> {
  const definition = await loadDefinition(id, kind)
  const { plots } = await load(kind, id, 'plot')
  if (Object.keys(plots).length === 0) return null
  const compute = await load(kind, id, 'compute')
  for (const example of (await load(kind, id, 'examples')).examples) {
    if (example.expect !== 'done') continue
    const frame = exampleFrame(example.data)
    const dictionary = describeColumns(frame)
    const question = {
      version: definition.version,
      options: example.options,
      ...(example.conventions && { conventions: example.conventions }),
      frames: [frame],
      dictionary,
    }
    const outcome = await runAnalysis(definition, compute, question, detachedContext)
    const answers = outcome.status === 'split' ? outcome.parts.map((part) => part.outcome) : [outcome]
    const figure = answers
      .flatMap((answer) => (answer.status === 'done' ? answer.figures : []))
      .find(({ of }) => wanted === undefined || of === wanted)
    const scene =
      figure &&
      plots[figure.of]?.plot(figure.data, {
        settings: displaySettings('en'),
        names: namesOf({ columns: [] }),
        size: {},
      })
    const picture = scene && coverPicture(scene)
    if (picture) return picture
  }
  return null
}

/** A thumbnail in the colours of the light theme that leaves room for the dark ones. */
function coverPicture(scene: Scene): string | null {
  const picture = renderPicture(scene, LONGEST_COVER)
  if (picture === null) return null
  const dark = withDarkColours(picture).length - picture.length
  return picture.length + dark <= LONGEST_COVER ? picture : renderPicture(scene, LONGEST_COVER - dark)
}
