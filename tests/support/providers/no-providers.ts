import type { ProviderSettings } from '#server/providers/settings.ts'

/** A site without SMS, mail and WeChat. */
export const noProviders: ProviderSettings = {
  sms: { provider: 'off' },
  mail: { provider: 'off' },
  wechat: { provider: 'off' },
}
