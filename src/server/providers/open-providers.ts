import type { Db } from '../db/database.ts'
import type { Services } from '../services.ts'
import { aliyunSms } from './aliyun-sms.ts'
import { localAccount, localMail, localSms } from './local.ts'
import type { ProviderSettings } from './settings.ts'
import { smtpMail } from './smtp-mail.ts'
import { tencentSms } from './tencent-sms.ts'
import { wechatAccount } from './wechat/wechat-account.ts'

export interface ProviderContext {
  readonly db: Db
  readonly clock: () => number
  /** Address of this server on this machine. */
  readonly origin: string
}

/** The configured providers; undefined for those that are off. */
export function openProviders(
  { sms, mail, wechat }: ProviderSettings,
  { db, clock, origin }: ProviderContext,
): Pick<Services, 'sms' | 'mail' | 'wechat'> {
  const openSms = () => {
    if (sms.provider === 'off') return undefined
    if (sms.provider === 'local') return localSms(db, clock)
    return sms.provider === 'aliyun' ? aliyunSms(sms, clock) : tencentSms(sms, clock)
  }
  const openMail = () => {
    if (mail.provider === 'off') return undefined
    return mail.provider === 'local' ? localMail(db, clock) : smtpMail(mail)
  }
  const openWechat = () => {
    if (wechat.provider === 'off') return undefined
    return wechat.provider === 'local' ? localAccount(db, clock, origin) : wechatAccount(wechat, db, clock)
  }
  return { sms: openSms(), mail: openMail(), wechat: openWechat() }
}
