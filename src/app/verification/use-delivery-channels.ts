import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../api/queries.ts'

export interface DeliveryChannels {
  readonly sms: boolean
  readonly mail: boolean
  readonly wechat: boolean
}

/** The channels of most sites, until this one has replied. */
const usual: DeliveryChannels = { sms: true, mail: true, wechat: false }

/** The channels through which the site reaches users. */
export function useDeliveryChannels(): DeliveryChannels {
  const { data } = useQuery(configQuery())
  return data?.ways ?? usual
}

/** Possible targets of codes; undefined if the site has no channel. */
export function codeKind({ sms, mail }: DeliveryChannels): 'phone' | 'email' | 'either' | undefined {
  if (sms && mail) return 'either'
  if (sms) return 'phone'
  return mail ? 'email' : undefined
}
