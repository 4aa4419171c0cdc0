import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { accountSettings } from '../state/account.ts'
import { chooseTheme } from '../state/theme.ts'
import type { Go } from './go.ts'
import { type SearchItem, textsOf } from './search-item.ts'

interface Page {
  readonly id: string
  readonly title: MessageDescriptor
  /** Further words, in both languages, with pinyin and its initials. */
  readonly words: string
  /** Needs a signed-in user; a token, too, for what the server answers. */
  readonly needs?: 'user' | 'token'
  readonly go: (go: Go, token: string | null) => void | Promise<void>
}

const pages: readonly Page[] = [
  {
    id: 'projects',
    title: msg`Projects`,
    words: 'projects 项目 xiangmu xm home',
    needs: 'user',
    go: (go) => go({ to: '/project/list', search: { page: 1, limit: 20, search: '' } }),
  },
  {
    id: 'data',
    title: msg`Data`,
    words: 'data 数据 数据处理 shuju sj dataset',
    needs: 'user',
    go: (go) => go({ to: '/dataHandle/index' }),
  },
  {
    id: 'analysis',
    title: msg`Analysis`,
    words: 'analysis 分析 数据分析 fenxi fx statistics',
    needs: 'user',
    go: (go) => go({ to: '/dataAnalysis/index' }),
  },
  {
    id: 'charts',
    title: msg`Charts`,
    words: 'charts plots figures 图表 可视化 tubiao tb keshihua ksh',
    needs: 'user',
    go: (go) => go({ to: '/statistical/index' }),
  },
  {
    id: 'tools',
    title: msg`Clinical tools`,
    words: 'tools calculators 临床工具 计算器 linchuang gongju lcgj jisuanqi jsq',
    go: (go) => go({ to: '/tool/index' }),
  },
  {
    id: 'tutorials',
    title: msg`Tutorials`,
    words: 'tutorials help videos 教程 帮助 jiaocheng jc bangzhu bz',
    go: (go) => go({ to: '/tutorials/index', search: { page: 1, limit: 20, search: '' } }),
  },
  {
    id: 'messages',
    title: msg`Messages`,
    words: 'messages notices 消息 通知 xiaoxi xx tongzhi tz',
    go: (go) => go({ to: '/notice', search: { page: 1, limit: 20 } }),
  },
  {
    id: 'storage',
    title: msg`Storage and sync`,
    words: 'storage sync offline quota 存储 同步 空间 cunchu cc tongbu tb kongjian kj',
    needs: 'user',
    go: (go) => go({ to: '/storage/index' }),
  },
  {
    id: 'client',
    title: msg`Install and download`,
    words: 'install download client app 客户端 下载 安装 kehuduan khd xiazai xz anzhuang az',
    needs: 'user',
    go: (go) => go({ to: '/downloadpc/index' }),
  },
  {
    id: 'account',
    title: msg`Account settings`,
    words:
      'account settings password email phone avatar devices 账号 设置 密码 邮箱 手机 头像 zhanghao zh shezhi sz mima mm',
    needs: 'token',
    go: (_, token) => {
      accountSettings.openIn = token
    },
  },
  {
    id: 'light',
    title: msg`Light appearance`,
    words: 'light theme appearance 浅色 外观 主题 qianse qs waiguan wg zhuti zt',
    go: () => chooseTheme('light'),
  },
  {
    id: 'dark',
    title: msg`Dark appearance`,
    words: 'dark theme appearance night 深色 外观 主题 夜间 shense ss waiguan wg zhuti zt yejian yj',
    go: () => chooseTheme('dark'),
  },
  {
    id: 'system',
    title: msg`Appearance as the device`,
    words: 'system theme appearance 跟随系统 外观 主题 waiguan wg zhuti zt',
    go: () => chooseTheme('system'),
  },
]

/** The pages and settings that are open to this user. */
export function pageItems(
  go: Go,
  i18n: I18n,
  { user, token }: { readonly user: boolean; readonly token: string | null },
): readonly SearchItem[] {
  return pages
    .filter(({ needs }) => needs === undefined || (needs === 'user' ? user : user && token !== null))
    .map((page) => {
      const title = i18n._(page.title)
      return {
        group: 'page',
        id: page.id,
        title,
        texts: textsOf([title], page.words.split(' ')),
        go: () => page.go(go, token),
      }
    })
}
