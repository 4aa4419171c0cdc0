import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../api/queries.ts'

export interface DeliveryChannels {
  readonly sms: boolean
  readonly mail: boolean
  readonly wechat: boolean
}

/** What most sites offer, until this one has answered. */
const usual: DeliveryChannels = { sms: true, mail: true, wechat: false }

/** How the site reaches people. */
export function useDeliveryChannels(): DeliveryChannels {
  const { data } = useQuery(configQuery())
  return data?.ways ?? usual
}

/** What codes can be sent to; undefined where nothing is offered. */
export function codeKind({ sms, mail }: DeliveryChannels): 'phone' | 'email' | 'either' | undefined {
  if (sms && mail) return 'either'
  if (sms) return 'phone'
  return mail ? 'email' : undefined
}
