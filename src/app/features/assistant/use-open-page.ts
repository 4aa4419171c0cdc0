import { useRouter } from '@tanstack/react-router'
import { tell } from '../../assistant/frame-messages.ts'
import { isFramed } from './is-framed.ts'

/** Opens a page of this application: from the drawer, in the page around it. */
export function useOpenPage(): (href: string) => void {
  const router = useRouter()
  return (href) => (isFramed ? tell(parent, { assistant: 'open', href }) : void router.navigate({ href }))
}
