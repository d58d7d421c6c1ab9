/**
 * Declares everything that is sent to analytics. Undeclared events cannot be sent.
 * `/analytics-events/` lists the declarations. Pure.
 */

/** An interaction: a click, or something that happened to a part of the page. */
export interface InteractionEvent {
  /** Values of `eventAction`. */
  readonly actions: readonly string[];
  /** Values of `eventLabel`: one of a list, any text, or none. */
  readonly labels: readonly string[] | 'text' | 'none';
  /** Share of occurrences that is sent, by action; default 1. */
  readonly sampling?: Readonly<Record<string, number>>;
}

/** Prefix of the provider's cookies. */
export const ANALYTICS_COOKIE_PREFIX = '_ga';

/** Share of ad impressions that is sent (spec §9). */
export const AD_DISPLAY_RATIO = 0.1;

/** Share of page loads that report web vitals (spec §9). */
export const WEB_VITALS_RATIO = 0.0001;

/** By category, which is the event's name. */
export const INTERACTION_EVENTS = {
  ad: {
    actions: ['display', 'click', 'crash'],
    labels: 'text',
    sampling: { display: AD_DISPLAY_RATIO },
  },
  code: { actions: ['copy-click', 'copy-keyboard'], labels: 'none' },
  demo: {
    actions: [
      'styling-system',
      'styling-tailwind',
      'styling-css',
      'source-js',
      'source-ts',
      'expand',
      'stackblitz',
      'codesandbox',
      'copy',
      'reset-focus',
      'reset',
      'github',
      'copy-js-source-link',
      'copy-ts-source-link',
    ],
    labels: 'text',
  },
  docs: {
    actions: [
      'click-back-to-top',
      'copy-markdown',
      'view-markdown',
      'open-chatgpt',
      'open-claude',
      'copy-mcp',
    ],
    labels: 'none',
  },
  header: { actions: ['github'], labels: 'none' },
  l10n: { actions: ['edit-button'], labels: 'text' },
  layout: {
    actions: ['props', 'slots', 'classes'],
    labels: ['table', 'expanded', 'collapsed'],
  },
  'material-icons': {
    actions: ['click', 'no-results'],
    labels: 'text',
    sampling: { click: 0.1 },
  },
  'material-icons-theme': {
    actions: ['click'],
    labels: ['Filled', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'],
    sampling: { click: 0.1 },
  },
  settings: { actions: ['light', 'system', 'dark', 'ltr', 'rtl', 'colors'], labels: 'none' },
  store: { actions: ['click'], labels: ['sidenav'] },
} as const satisfies Readonly<Record<string, InteractionEvent>>;

type Interactions = typeof INTERACTION_EVENTS;

export type EventCategory = keyof Interactions;

export type EventAction<Category extends EventCategory> = Interactions[Category]['actions'][number];

export type EventLabel<Category extends EventCategory> =
  Interactions[Category]['labels'] extends readonly (infer Label)[]
    ? Label
    : Interactions[Category]['labels'] extends 'text'
      ? string
      : never;

/** Parameters of an interaction event (spec §7). */
export interface InteractionParams<Category extends EventCategory = EventCategory> {
  readonly eventAction: EventAction<Category>;
  readonly eventLabel?: EventLabel<Category>;
}

/** Parameters of a page view. */
export interface PageViewParams {
  readonly page_title: string;
  /** Origin with the page's canonical pathname: no language, query or hash (spec §2). */
  readonly page_location: string;
  readonly productId: string | null;
  readonly productCategoryId: string | null;
}

/** Web vitals; each metric is an event. */
export const WEB_VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** `eventLabel` of web vitals. */
export const WEB_VITALS_LABEL = 'Web Vitals';

export type WebVital = (typeof WEB_VITALS)[number];

export interface WebVitalParams {
  /** Change since the last report, sent as `metric_delta`. */
  readonly value: number;
  readonly metric_label: typeof WEB_VITALS_LABEL;
  readonly metric_value: number;
  readonly metric_delta: number;
  readonly metric_id: string;
}

/** Parameters of every event, by name. */
export type EventParams = {
  readonly [Category in EventCategory]: InteractionParams<Category>;
} & {
  readonly page_view: PageViewParams;
} & Readonly<Record<WebVital, WebVitalParams>>;

export type EventName = keyof EventParams;

/** Properties of browser and preferences, sent at the start and on change. */
export interface UserProperties {
  readonly codeVariant: string;
  readonly codeStylingVariant: string;
  readonly userLanguage: string;
  /** Rounded to 0.1. */
  readonly devicePixelRatio: number;
  readonly colorSchemeOS: 'light' | 'dark';
  readonly colorScheme: 'system' | 'light' | 'dark';
}

/** Whether an interaction is declared. For values from the page's markup. */
export function isInteraction(category: string, action: string): category is EventCategory {
  if (!Object.hasOwn(INTERACTION_EVENTS, category)) return false;
  const { actions }: InteractionEvent = INTERACTION_EVENTS[category as EventCategory];
  return actions.includes(action);
}
