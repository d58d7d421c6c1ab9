import type { DemoStyling } from '@site/plugins/content/demos/contract';
import { trackClick } from '@site/src/features/analytics';
import { useDirection } from '@site/src/prefs';
import type { EventAction } from '@site/src/site/analyticsEvents';
import type { CodeVariant } from '@site/src/site/demoHash';
import BoltIcon from '@site/src/ui/icons/BoltIcon';
import CheckIcon from '@site/src/ui/icons/CheckIcon';
import CopyIcon from '@site/src/ui/icons/CopyIcon';
import CubeIcon from '@site/src/ui/icons/CubeIcon';
import FocusIcon from '@site/src/ui/icons/FocusIcon';
import MoreIcon from '@site/src/ui/icons/MoreIcon';
import RefreshIcon from '@site/src/ui/icons/RefreshIcon';
import Menu, { type MenuItem } from '@site/src/ui/Menu';
import showSnackbar from '@site/src/ui/Snackbar';
import { useToolbar } from '@site/src/ui/Toolbar/useToolbar';
import TooltipArea from '@site/src/ui/TooltipArea';
import { useBriefly } from '@site/src/ui/useBriefly';
import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import styles from './styles.module.css';
import { t } from '../texts';

/** Duration of the copy button's check mark, in ms. */
export const COPIED_MS = 1000;
/** Duration of the message about a copied link, in ms. */
export const LINK_COPIED_MS = 3000;
/** Duration of failure messages, in ms. */
export const FAILURE_MS = 6000;

export type SandboxHost = 'stackblitz' | 'codesandbox';

export interface DemoToolbarProps {
  /** Name of the demo in words. */
  readonly name: string;
  /**
   * Path of the demo in `docs`, for analytics, e.g. `material-ui/react-button/BasicButtons.tsx`.
   */
  readonly demoLabel: string;
  /** Id of the code panel, which may be absent while collapsed. */
  readonly controlsId: string;
  /** Stylings of the demo; the choice is shown if there are several. */
  readonly stylings: readonly DemoStyling[];
  /** Current styling. */
  readonly styling: DemoStyling;
  readonly onStylingChange: (styling: DemoStyling) => void;
  readonly variant: CodeVariant;
  readonly onVariantChange: (variant: CodeVariant) => void;
  readonly codeOpen: boolean;
  /** Whether the collapsed panel shows a preview. */
  readonly hasPreview: boolean;
  readonly onToggleCode: () => void;
  /** A rejection shows a message. */
  readonly onOpenSandbox: (host: SandboxHost) => Promise<void>;
  /** A rejection is ignored. */
  readonly onCopy: () => Promise<void>;
  readonly onResetFocus: () => void;
  readonly onReset: () => void;
  /** URL of the demo's file in the repository. */
  readonly sourceUrl: string;
  /** URL of a form to report a mistake in the demo. */
  readonly reportUrl: string;
  /** A rejection is ignored. */
  readonly onCopyLink: (variant: CodeVariant) => Promise<void>;
}

/** In visual order, which arrow keys follow. */
const CONTROLS = [
  'styling',
  'js',
  'ts',
  'stackblitz',
  'codesandbox',
  'copy',
  'reset-focus',
  'reset',
  'more',
] as const;
type Control = (typeof CONTROLS)[number];

const VARIANTS = [
  { control: 'js', variant: 'JS', label: 'demo.showJavaScript', action: 'source-js' },
  { control: 'ts', variant: 'TS', label: 'demo.showTypeScript', action: 'source-ts' },
] as const;

interface Action {
  readonly control: Extract<Control, EventAction<'demo'>>;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
}

/**
 * Controls of a demo, with two tab stops: the button that shows the code, which does not ask for
 * arrow keys, and the toolbar. In narrow containers, the style sheet moves the least important
 * actions into the last menu. All actions are callbacks.
 */
export function DemoToolbar({
  name,
  demoLabel,
  controlsId,
  stylings,
  styling,
  onStylingChange,
  variant,
  onVariantChange,
  codeOpen,
  hasPreview,
  onToggleCode,
  onOpenSandbox,
  onCopy,
  onResetFocus,
  onReset,
  sourceUrl,
  reportUrl,
  onCopyLink,
}: DemoToolbarProps) {
  const { direction } = useDirection();
  const hasStylings = stylings.length > 1;
  const toolbar = useToolbar({
    controls: hasStylings ? CONTROLS : CONTROLS.filter((control) => control !== 'styling'),
    rtl: direction === 'rtl',
  });
  const [copied, showCopied] = useBriefly(COPIED_MS);
  const [opening, setOpening] = useState<SandboxHost | null>(null);

  const event = (action: EventAction<'demo'>) => trackClick('demo', action, demoLabel);
  const shownPanelId = codeOpen || hasPreview ? controlsId : undefined;

  const openSandbox = async (host: SandboxHost, sandbox: string) => {
    if (opening) return;
    setOpening(host);
    try {
      await onOpenSandbox(host);
    } catch {
      showSnackbar(t('demo.sandboxFailed', { sandbox }), { duration: FAILURE_MS, tone: 'error' });
    } finally {
      setOpening(null);
    }
  };

  // Clipboard errors are ignored (spec §8).
  const copy = () => onCopy().then(showCopied, () => undefined);
  const copyLink = (linked: CodeVariant) =>
    onCopyLink(linked).then(
      () => showSnackbar(t('demo.linkCopied'), { duration: LINK_COPIED_MS }),
      () => undefined,
    );

  const sandboxes: readonly Action[] = [
    {
      control: 'stackblitz',
      label: t('demo.editInStackBlitz'),
      icon: <BoltIcon />,
      onSelect: () => void openSandbox('stackblitz', 'StackBlitz'),
    },
    {
      control: 'codesandbox',
      label: t('demo.editInCodeSandbox'),
      icon: <CubeIcon />,
      onSelect: () => void openSandbox('codesandbox', 'CodeSandbox'),
    },
  ];
  const resets: readonly Action[] = [
    {
      control: 'reset-focus',
      label: t('demo.resetFocus'),
      icon: <FocusIcon />,
      onSelect: onResetFocus,
    },
    { control: 'reset', label: t('demo.reset'), icon: <RefreshIcon />, onSelect: onReset },
  ];

  const iconButton = ({ control, label, icon, onSelect }: Action, className?: string) => (
    <button
      key={control}
      type="button"
      {...toolbar.controlProps(control)}
      {...event(control)}
      className={clsx(styles.control, styles.icon, className)}
      aria-label={label}
      aria-busy={opening === control || undefined}
      data-tooltip={label}
      onClick={onSelect}
    >
      {icon}
    </button>
  );

  const movedActions = [...sandboxes, ...resets].filter(
    ({ control }) => !toolbar.isUsable(control),
  );
  const menuItems: readonly MenuItem[] = [
    ...movedActions.map(({ control, label, onSelect }) => ({
      id: control,
      label,
      onSelect,
      data: event(control),
    })),
    {
      id: 'github',
      label: t('demo.viewSource'),
      href: sourceUrl,
      startsSection: movedActions.length > 0,
      data: event('github'),
    },
    {
      id: 'js-link',
      label: t('demo.copyJavaScriptLink'),
      onSelect: () => void copyLink('JS'),
      data: event('copy-js-source-link'),
    },
    {
      id: 'ts-link',
      label: t('demo.copyTypeScriptLink'),
      onSelect: () => void copyLink('TS'),
      data: event('copy-ts-source-link'),
    },
    { id: 'report', label: t('demo.reportMistake'), href: reportUrl, startsSection: true },
  ];

  const codeLabels = hasPreview
    ? { open: t('demo.collapseCode'), closed: t('demo.expandCode') }
    : { open: t('demo.hideCode'), closed: t('demo.showCode') };

  return (
    <TooltipArea className={styles.area}>
      <div className={styles.row}>
        <button
          type="button"
          {...event('expand')}
          className={clsx(styles.control, styles.code)}
          aria-expanded={codeOpen}
          aria-controls={shownPanelId}
          onClick={onToggleCode}
        >
          {codeOpen ? codeLabels.open : codeLabels.closed}
        </button>
        <div
          {...toolbar.toolbarProps}
          role="toolbar"
          aria-label={t('demo.toolbar', { name })}
          aria-controls={shownPanelId}
          className={styles.toolbar}
        >
          <div className={styles.choices}>
            {hasStylings ? (
              <Menu
                {...toolbar.controlProps('styling')}
                className={clsx(styles.control, styles.styling)}
                data-tooltip={t('demo.styling')}
                menuLabel={t('demo.styling')}
                items={stylings.map((offered) => ({
                  id: offered,
                  label: t(`demo.stylings.${offered}`),
                  checked: offered === styling,
                  onSelect: () => onStylingChange(offered),
                  data: event(`styling-${offered}`),
                }))}
              >
                <span>{t(`demo.stylings.${styling}`)}</span>
                <svg className={styles.chevron} viewBox="0 0 16 16" aria-hidden="true">
                  <path d="m4.5 6.5 3.5 3.5 3.5-3.5" />
                </svg>
              </Menu>
            ) : null}
            <div className={styles.variants}>
              {VARIANTS.map((offered) => (
                <button
                  key={offered.control}
                  type="button"
                  {...toolbar.controlProps(offered.control)}
                  {...event(offered.action)}
                  className={clsx(styles.control, styles.variant)}
                  aria-label={t(offered.label)}
                  aria-pressed={offered.variant === variant}
                  data-tooltip={t(offered.label)}
                  onClick={() => onVariantChange(offered.variant)}
                >
                  {offered.variant}
                </button>
              ))}
            </div>
          </div>
          <div className={styles.actions}>
            {sandboxes.map((action) => iconButton(action, styles.wideOnly))}
            {iconButton({
              control: 'copy',
              label: t('demo.copySource'),
              icon: copied ? <CheckIcon className={styles.copied} /> : <CopyIcon />,
              onSelect: () => void copy(),
            })}
            {resets.map((action) => iconButton(action, styles.wideOnly))}
            <Menu
              {...toolbar.controlProps('more')}
              className={clsx(styles.control, styles.icon)}
              aria-label={t('demo.seeMore')}
              data-tooltip={t('demo.seeMore')}
              menuLabel={t('demo.seeMore')}
              alignment="end"
              items={menuItems}
            >
              <MoreIcon />
            </Menu>
          </div>
        </div>
      </div>
      <span role="status" className={clsx('visually-hidden', styles.announcement)}>
        {copied ? t('demo.sourceCopied') : ''}
      </span>
    </TooltipArea>
  );
}
