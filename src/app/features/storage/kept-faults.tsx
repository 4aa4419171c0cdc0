import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CopyFaults } from '../../faults/copy-faults.tsx'
import { forgetFaults, readFaults } from '../../faults/kept-faults.ts'
import { Button } from '../../ui/button.tsx'

/** The program's faults on this device, to be sent to the developers or removed. */
export function KeptFaults() {
  const { data = [], refetch } = useQuery({
    queryKey: ['faults'],
    queryFn: readFaults,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  })
  if (data.length === 0) return null
  return (
    <section className="rounded-lg bg-surface p-5 shadow-card">
      <h2 className="text-lg">
        <Trans>Faults of the program</Trans>
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-2">
        <Plural
          value={data.length}
          one="# fault is kept on this device: where in the program it was, and nothing of your data. Whoever runs this site can mend it with the report."
          other="# faults are kept on this device: where in the program they were, and nothing of your data. Whoever runs this site can mend them with the report."
        />
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyFaults />
        <Button onClick={() => void forgetFaults().then(() => refetch())}>
          <Trans>Remove them</Trans>
        </Button>
      </div>
    </section>
  )
}
