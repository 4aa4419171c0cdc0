import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'

/** A label before what it is the label of, with the colon of the page's language. */
export function useLabelled(): (label: string, text: string) => string {
  const { t } = useLingui()
  return useCallback((label: string, text: string) => t`${label}: ${text}`, [t])
}
