import { useLingui } from '@lingui/react/macro'
import { PanelLeft } from 'lucide-react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { rail, showRail } from '../../state/rail.ts'
import { Button } from '../../ui/button.tsx'
import { ProjectSheet } from './project-map.tsx'

/** Shows or hides the map of the project: at the side of a wide window, elsewhere as a sheet. */
export function MapButton({ project }: { project: string }) {
  const { t } = useLingui()
  const { isShown } = useSnapshot(rail)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        className="max-xl:hidden"
        aria-label={t`Project map`}
        aria-expanded={isShown}
        onClick={() => showRail(!isShown)}
      >
        <PanelLeft size={18} aria-hidden />
      </Button>
      <Button
        look="quiet"
        size="icon"
        className="xl:hidden"
        aria-label={t`Project map`}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <PanelLeft size={18} aria-hidden />
      </Button>
      {opened ? <ProjectSheet project={project} onClose={() => setOpened(false)} /> : null}
    </>
  )
}
