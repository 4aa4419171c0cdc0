import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Calculator, ChartColumn } from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu, MenuItem } from '../../ui/menu.tsx'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: ReactNode
}

export default function UtilitiesMenu(props: Props) {
  return (
    <Menu {...props} align="start">
      <MenuItem asChild>
        <Link to="/statistical/index">
          <ChartColumn size={16} aria-hidden className="text-ink-3" />
          <Trans>Charts</Trans>
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/tool/index">
          <Calculator size={16} aria-hidden className="text-ink-3" />
          <Trans>Clinical tools</Trans>
        </Link>
      </MenuItem>
    </Menu>
  )
}
