/**
 * The catalogue of everything that is sent to analytics: what is not in it cannot be sent, and the
 * page `/analytics-events/` lists it. Pure.
 */

/** What a reader's click, or something that happened to a part of the page, tells. */
export interface InteractionEvent {
  /** The values of `eventAction`. */
  readonly actions: readonly string[];
  /** The values of `eventLabel`: one of these, any text, or no label at all. */
  readonly labels: readonly string[] | 'text' | 'none';
  /** The share of its happenings that is sent, where that is not all, by action. */
  readonly sampling?: Readonly<Record<string, number>>;
}

/** What the names of the provider's cookies start with. */
export const ANALYTICS_COOKIE_PREFIX = '_ga';

/** The share of displays of ads that is sent (spec §9). */
export const AD_DISPLAY_RATIO = 0.1;

/** The share of page loads that report web vitals (spec §9). */
export const WEB_VITALS_RATIO = 0.0001;

/** By category, which is the name of the event. */
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
  docs: { actions: ['click-back-to-top', 'copy-markdown', 'view-markdown'], labels: 'none' },
  header: { actions: ['github'], labels: 'none' },
  l10n: { actions: ['edit-button'], labels: 'text' },
  layout: {
    actions: ['props', 'slots', 'classes'],
    labels: ['table', 'expanded', 'collapsed'],
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

/** What an interaction tells: spec §7, "Other analytics". */
export interface InteractionParams<Category extends EventCategory = EventCategory> {
  readonly eventAction: EventAction<Category>;
  readonly eventLabel?: EventLabel<Category>;
}

/** What is told of every page that is shown. */
export interface PageViewParams {
  readonly page_title: string;
  /** The site's address with the page's canonical pathname (spec §2): no language, query or hash. */
  readonly page_location: string;
  readonly productId: string | null;
  readonly productCategoryId: string | null;
}

/** The metrics of web vitals, each an event of its own. */
export const WEB_VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** What tells their events from others. */
export const WEB_VITALS_LABEL = 'Web Vitals';

export type WebVital = (typeof WEB_VITALS)[number];

export interface WebVitalParams {
  /** The change since the last report, as `metric_delta`. */
  readonly value: number;
  readonly metric_label: typeof WEB_VITALS_LABEL;
  readonly metric_value: number;
  readonly metric_delta: number;
  readonly metric_id: string;
}

/** Every event by its name, with what it holds. */
export type EventParams = {
  readonly [Category in EventCategory]: InteractionParams<Category>;
} & {
  readonly page_view: PageViewParams;
} & Readonly<Record<WebVital, WebVitalParams>>;

export type EventName = keyof EventParams;

/** Properties of the reader's browser and choices, sent at the start and whenever one changes. */
export interface UserProperties {
  readonly codeVariant: string;
  readonly codeStylingVariant: string;
  readonly userLanguage: string;
  /** Rounded to 0.1. */
  readonly devicePixelRatio: number;
  readonly colorSchemeOS: 'light' | 'dark';
  readonly colorScheme: 'system' | 'light' | 'dark';
}

/** Whether the catalogue has such an interaction. For what comes from the page's markup. */
export function isInteraction(category: string, action: string): category is EventCategory {
  if (!Object.hasOwn(INTERACTION_EVENTS, category)) return false;
  const { actions }: InteractionEvent = INTERACTION_EVENTS[category as EventCategory];
  return actions.includes(action);
}
