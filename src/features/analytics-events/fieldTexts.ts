import type {
  EventCategory,
  INTERACTION_EVENTS,
  PageViewParams,
  UserProperties,
  WebVitalParams,
} from '@site/src/site/analyticsEvents';
import type { TranslationKey } from '@site/src/features/locale';

/** What each field of a `page_view` is. */
export const PAGE_VIEW_TEXTS = {
  page_title: 'analytics.fields.page_title',
  page_location: 'analytics.fields.page_location',
  productId: 'analytics.fields.productId',
  productCategoryId: 'analytics.fields.productCategoryId',
} as const satisfies Record<keyof PageViewParams, TranslationKey>;

/** What each field of a web vital is. */
export const WEB_VITAL_TEXTS = {
  value: 'analytics.fields.value',
  metric_label: 'analytics.fields.metric_label',
  metric_value: 'analytics.fields.metric_value',
  metric_delta: 'analytics.fields.metric_delta',
  metric_id: 'analytics.fields.metric_id',
} as const satisfies Record<keyof WebVitalParams, TranslationKey>;

/** What each user property is. */
export const USER_PROPERTY_TEXTS = {
  codeVariant: 'analytics.properties.codeVariant',
  codeStylingVariant: 'analytics.properties.codeStylingVariant',
  userLanguage: 'analytics.properties.userLanguage',
  devicePixelRatio: 'analytics.properties.devicePixelRatio',
  colorSchemeOS: 'analytics.properties.colorSchemeOS',
  colorScheme: 'analytics.properties.colorScheme',
} as const satisfies Record<keyof UserProperties, TranslationKey>;

type FreelyLabelled = {
  [Category in EventCategory]: (typeof INTERACTION_EVENTS)[Category]['labels'] extends 'text'
    ? Category
    : never;
}[EventCategory];

/** What the labels are that are no list of words. */
const LABEL_TEXTS: Readonly<Partial<Record<EventCategory, TranslationKey>>> = {
  ad: 'analytics.labels.ad',
  demo: 'analytics.labels.demo',
  l10n: 'analytics.labels.l10n',
} satisfies Record<FreelyLabelled, TranslationKey>;

/** What the label of an interaction is, where it can be any text. */
export function labelText(category: EventCategory): TranslationKey | undefined {
  return LABEL_TEXTS[category];
}
