import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { fileSize } from '../../i18n/file-size.ts'
import { hasPack, removePack } from '../../r/pack.ts'
import { unpackedBytes } from '../../r/pack-files.ts'
import { Button } from '../../ui/button.tsx'

/** R, if it was downloaded for checks, with a button to free its storage. */
export function ROnDevice() {
  const { data, refetch } = useQuery({
    queryKey: ['r-pack'],
    queryFn: hasPack,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  })
  const size = fileSize(unpackedBytes)
  if (!data) return null
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4 text-sm">
      <p className="min-w-48 flex-1">
        <Trans>R, for checking results: {size}</Trans>
      </p>
      <Button size="sm" onClick={() => void removePack().then(() => refetch())}>
        <Trans>Remove R from this device</Trans>
      </Button>
    </div>
  )
}
