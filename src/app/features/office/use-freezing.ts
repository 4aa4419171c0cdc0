import { msg } from '@lingui/core/macro'
import { announceChange, ownData } from '../../data/own-data.ts'
import { freezeBlocks, makeLive } from '../../data/reports/frozen-block.ts'
import { useLabelled } from '../../i18n/use-labelled.ts'
import { makeFrozen, type NotFrozen, type ResultBlock } from '../../report/document/make-frozen.ts'
import type { ProjectQuestion } from '../../report/project-questions.ts'
import { showToast } from '../../state/toast.ts'
import type { ReportChanges } from './use-changes.ts'

interface Props {
  questions: readonly ProjectQuestion[]
  /** Stores what was typed, so that the blocks have records. */
  store: () => Promise<void>
  seeFrozen: ReportChanges['seeFrozen']
}

export interface Freezing {
  /** Keeps the present results of blocks, also of those that are frozen already. */
  readonly freeze: (blocks: readonly ResultBlock[]) => Promise<void>
  readonly thaw: (blocks: readonly string[]) => Promise<void>
}

/** Freezes results of a report and makes them live again, each as one edit of the project. */
export function useFreezing({ questions, store, seeFrozen }: Props): Freezing {
  const labelled = useLabelled()
  const say = (not: ReadonlyMap<string, NotFrozen>) => {
    const reasons = [...not.values()]
    const [long, absent] = (['too-long', 'no-result'] as const).map(
      (why) => reasons.filter((one) => one === why).length,
    )
    if (long)
      showToast(
        'warn',
        msg`${long} results are too long to be frozen and stay as they are. Choose a smaller table, or a figure with fewer points.`,
      )
    if (absent)
      showToast(
        'warn',
        msg`${absent} blocks have no result on this device and stay as they are. Open their analyses to see why.`,
      )
  }
  return {
    freeze: async (blocks) => {
      await store()
      const { frozen, not } = await makeFrozen(blocks, questions, labelled, Date.now())
      if (frozen.size > 0) await freezeBlocks(ownData().writer, frozen)
      announceChange()
      say(not)
    },
    thaw: async (blocks) => {
      await seeFrozen(blocks)
      await makeLive(ownData().writer, blocks)
      announceChange()
    },
  }
}
