import { z } from 'zod'
import { isOrigin } from '../public-origin.ts'
import type { AliyunSmsSettings } from './aliyun-sms.ts'
import type { SmtpSettings } from './smtp-mail.ts'
import type { TencentSmsSettings } from './tencent-sms.ts'
import type { OfficialAccountSettings } from './wechat.ts'

interface Off {
  readonly provider: 'off'
}
interface Local {
  readonly provider: 'local'
}

/** Providers of codes, letters and WeChat login. */
export interface ProviderSettings {
  readonly sms:
    | Off
    | Local
    | ({ readonly provider: 'aliyun' } & AliyunSmsSettings)
    | ({ readonly provider: 'tencent' } & TencentSmsSettings)
  readonly mail: Off | Local | ({ readonly provider: 'smtp' } & SmtpSettings)
  readonly wechat: Off | Local | ({ readonly provider: 'official' } & OfficialAccountSettings)
}

const origin = z.string().refine(isOrigin, 'an origin such as https://example.org').optional()
const port = z.coerce.number('a port').int('a port').min(1, 'a port').max(65535, 'a port').optional()

/** The variables of providers, each validated on its own. */
export const providerVariables = {
  SMS_PROVIDER: z.enum(['local', 'aliyun', 'tencent', 'off'], 'one of local, aliyun, tencent, off').default('local'),
  SMS_KEY_ID: z.string().optional(),
  SMS_KEY_SECRET: z.string().optional(),
  SMS_SIGN_NAME: z.string().optional(),
  SMS_TEMPLATE: z.string().optional(),
  SMS_APP_ID: z.string().optional(),
  SMS_REGION: z.string().default('ap-guangzhou'),
  SMS_URL: origin,
  MAIL_PROVIDER: z.enum(['local', 'smtp', 'off'], 'one of local, smtp, off').default('local'),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/, 'an address such as Statistics <no-reply@example.org>')
    .optional(),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: port,
  SMTP_TLS: z.enum(['starttls', 'implicit', 'off'], 'one of starttls, implicit, off').default('starttls'),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  WECHAT_PROVIDER: z.enum(['local', 'official', 'off'], 'one of local, official, off').optional(),
  WECHAT_APP_ID: z.string().optional(),
  WECHAT_APP_SECRET: z.string().optional(),
  WECHAT_TOKEN: z.string().optional(),
  WECHAT_AES_KEY: z
    .string()
    .regex(/^[A-Za-z0-9]{43}$/, 'the 43 characters of EncodingAESKey')
    .optional(),
  WECHAT_URL: origin,
}

export type ProviderVariables = z.output<z.ZodObject<typeof providerVariables>>
type Name = keyof ProviderVariables

/** What each provider needs, to complete the sentence "VARIABLE must be …". */
const needs: Readonly<Record<string, Partial<Record<Name, string>>>> = {
  'SMS_PROVIDER=aliyun': {
    SMS_KEY_ID: 'the AccessKey ID',
    SMS_KEY_SECRET: 'the AccessKey secret',
    SMS_SIGN_NAME: 'an approved signature',
    SMS_TEMPLATE: 'the code of an approved template',
  },
  'SMS_PROVIDER=tencent': {
    SMS_KEY_ID: 'the SecretId',
    SMS_KEY_SECRET: 'the SecretKey',
    SMS_APP_ID: 'the SdkAppId',
    SMS_SIGN_NAME: 'an approved signature',
    SMS_TEMPLATE: 'the id of an approved template',
  },
  'MAIL_PROVIDER=smtp': {
    SMTP_HOST: 'the name of a mail server',
    MAIL_FROM: 'the address that letters come from',
  },
  'WECHAT_PROVIDER=official': {
    WECHAT_APP_ID: 'the AppID of the official account',
    WECHAT_APP_SECRET: 'the AppSecret of the official account',
    WECHAT_TOKEN: 'the token of its server configuration',
  },
}
/** Local mode is for the user of this machine, who could read the codes of all users. */
const forProduction: Partial<Record<Name, string>> = {
  SMS_PROVIDER: 'aliyun, tencent or off',
  MAIL_PROVIDER: 'smtp or off',
  WECHAT_PROVIDER: 'official or off',
}

export interface Fault {
  readonly variable: Name
  /** Completes `VARIABLE must be …`. */
  readonly mustBe: string
}

/** Faults in the combination of the variables. */
export function faultsOf(variables: ProviderVariables, mode: 'local' | 'production'): Fault[] {
  const missing = Object.entries(needs).flatMap(([choice, needed]) => {
    const [chooser, provider] = choice.split('=') as [Name, string]
    if (variables[chooser] !== provider) return []
    return (Object.entries(needed) as [Name, string][])
      .filter(([name]) => variables[name] === undefined)
      .map(([variable, what]) => ({ variable, mustBe: `${what} when ${chooser} is ${provider}` }))
  })
  const local = (Object.entries(forProduction) as [Name, string][])
    .filter(([name]) => mode === 'production' && variables[name] === 'local')
    .map(([variable, choices]) => ({ variable, mustBe: `${choices} when MODE is production` }))
  return [...local, ...missing]
}

const standardPorts = { starttls: 587, implicit: 465, off: 25 } as const

/** The settings from variables without faults. */
export function providerSettings(variables: ProviderVariables, mode: 'local' | 'production'): ProviderSettings {
  const text = (name: Name) => String(variables[name] ?? '')
  const { SMS_PROVIDER, MAIL_PROVIDER, SMTP_TLS, WECHAT_PROVIDER = mode === 'local' ? 'local' : 'off' } = variables
  const key = { id: text('SMS_KEY_ID'), secret: text('SMS_KEY_SECRET') }
  const sms = { key, signName: text('SMS_SIGN_NAME'), template: text('SMS_TEMPLATE') }
  return {
    sms:
      SMS_PROVIDER === 'aliyun'
        ? { provider: 'aliyun', ...sms, url: variables.SMS_URL ?? 'https://dysmsapi.aliyuncs.com' }
        : SMS_PROVIDER === 'tencent'
          ? {
              provider: 'tencent',
              ...sms,
              app: text('SMS_APP_ID'),
              region: variables.SMS_REGION,
              url: variables.SMS_URL ?? 'https://sms.tencentcloudapi.com',
            }
          : { provider: SMS_PROVIDER },
    mail:
      MAIL_PROVIDER === 'smtp'
        ? {
            provider: 'smtp',
            host: text('SMTP_HOST'),
            port: variables.SMTP_PORT ?? standardPorts[SMTP_TLS],
            tls: SMTP_TLS,
            user: variables.SMTP_USER,
            password: variables.SMTP_PASSWORD,
            from: text('MAIL_FROM'),
          }
        : { provider: MAIL_PROVIDER },
    wechat:
      WECHAT_PROVIDER === 'official'
        ? {
            provider: 'official',
            appId: text('WECHAT_APP_ID'),
            appSecret: text('WECHAT_APP_SECRET'),
            token: text('WECHAT_TOKEN'),
            aesKey: variables.WECHAT_AES_KEY,
            url: variables.WECHAT_URL ?? 'https://api.weixin.qq.com',
          }
        : { provider: WECHAT_PROVIDER },
  }
}
