import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { toTwinPath } from '@site/plugins/output/markdown-twins/contract';
import { trackClick } from '@site/src/features/analytics';
import { COPIED_MS, copyToClipboard } from '@site/src/features/code';
import { useIssueUrl } from '@site/src/features/feedback';
import { createTexts } from '@site/src/features/locale';
import { useServices } from '@site/src/features/services';
import { useCodeVariant } from '@site/src/prefs';
import { MCP_COMMAND, MCP_README, toAssistantUrl } from '@site/src/site/assistants';
import Menu, { type MenuItem, type MenuProps } from '@site/src/ui/Menu';
import showSnackbar from '@site/src/ui/Snackbar';
import { useBriefly } from '@site/src/ui/useBriefly';
import texts from '@generated/translations/default/pageMenu.json';
import { useState } from 'react';
import { copyTwin } from './copyTwin';

const { t } = createTexts<'pageMenu'>(texts);

/** Time in ms to read where the command is explained. */
const EXPLANATION_MS = 8000;

export interface PageMenuProps {
  readonly permalink: string;
  readonly hasVariants: boolean;
  readonly opensWith: NonNullable<MenuProps['opensWith']>;
  readonly className?: string;
}

/** The button and its menu, open from the start. */
export default function PageMenu({ permalink, hasVariants, opensWith, className }: PageMenuProps) {
  const { siteConfig } = useDocusaurusContext();
  const { assistants } = useServices();
  const { codeVariant } = useCodeVariant();
  const reportUrl = useIssueUrl();
  const [copied, showCopied] = useBriefly(COPIED_MS);
  const [failed, setFailed] = useState(false);

  const address = toTwinPath(permalink, hasVariants ? codeVariant : 'TS', siteConfig.baseUrl);
  const prompt = t('pageMenu.prompt', { url: `${siteConfig.url}${address}` });

  const confirm = async (copying: Promise<void>) => {
    try {
      await copying;
      setFailed(false);
      showCopied();
    } catch {
      setFailed(true);
    }
  };
  const copyCommand = async () => {
    await copyToClipboard(MCP_COMMAND);
    showSnackbar(t('pageMenu.mcpCopied', { file: MCP_README }), { duration: EXPLANATION_MS });
  };

  const items: MenuItem[] = [
    {
      id: 'copy',
      label: t('pageMenu.copy'),
      onSelect: () => void confirm(copyTwin(address)),
      data: trackClick('docs', 'copy-markdown'),
    },
    {
      id: 'view',
      label: t('markdown.view'),
      href: address,
      data: trackClick('docs', 'view-markdown'),
    },
    ...assistants.map((assistant, index): MenuItem => ({
      id: assistant,
      label: t(`pageMenu.${assistant}`),
      href: toAssistantUrl(assistant, prompt),
      startsSection: index === 0,
      data: trackClick('docs', `open-${assistant}`),
    })),
    {
      id: 'link',
      label: t('pageMenu.copyLink'),
      startsSection: true,
      onSelect: () => void confirm(copyToClipboard(window.location.href)),
    },
    { id: 'report', label: t('pageMenu.reportMistake'), href: reportUrl },
    {
      id: 'mcp',
      label: t('pageMenu.mcp'),
      startsSection: true,
      onSelect: () => void confirm(copyCommand()),
      data: trackClick('docs', 'copy-mcp'),
    },
  ];
  return (
    <>
      <Menu
        menuLabel={t('markdown.menu')}
        items={items}
        alignment="end"
        opensWith={opensWith}
        className={className}
      >
        {copied ? t('code.copied') : t('markdown.menu')}
      </Menu>
      {failed && <p role="alert">{t('pageMenu.failed')}</p>}
    </>
  );
}
