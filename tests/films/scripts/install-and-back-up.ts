import type { Film } from '../film.ts'

export const installAndBackUp: Film = {
  title: { en: 'Install and back up', zh: '安装与备份' },
  summary: {
    en: 'The application on your device, and a project as a file in a safe place.',
    zh: '把应用装到设备上，把项目存成文件妥善保管。',
  },
  start: 'trial',
  steps: [
    {
      chapter: { en: 'Install', zh: '安装' },
      do: [
        { click: { role: 'button', name: 'Account and settings' } },
        { click: { role: 'menuitem', name: 'Install and download' } },
      ],
      say: { en: 'In the menu of the account: how to install the application.', zh: '在账号菜单中查看安装方法。' },
    },
    {
      do: [{ show: { role: 'region', name: 'Install this application' } }],
      say: {
        en: 'The guide fits your browser. Installed, it opens without a network.',
        zh: '安装说明适用于您的浏览器。安装后无需网络即可打开。',
      },
      hold: 2500,
    },
    {
      chapter: { en: 'Back up', zh: '备份' },
      do: [
        { click: { role: 'link', name: 'Projects', exact: true } },
        { click: { role: 'link', name: { en: 'BloodPressure', zh: '降压试验' }, in: 'main' } },
      ],
      say: { en: 'Your rows are on this device only, so keep a copy.', zh: '数据只在本设备上，请留一份备份。' },
    },
    {
      do: [{ click: { role: 'button', name: 'Save as a file' } }],
      say: { en: 'The file holds the data, the steps and the analyses.', zh: '文件包含数据、步骤和分析。' },
      hold: 1000,
    },
    {
      do: [{ click: { role: 'button', name: 'Save', exact: true, in: 'dialog' }, downloads: true }],
      say: {
        en: 'Keep it in a safe place. “Open a file” brings it back anywhere.',
        zh: '请妥善保管。用“打开文件”可在任何电脑上恢复。',
      },
      hold: 2000,
    },
  ],
}
