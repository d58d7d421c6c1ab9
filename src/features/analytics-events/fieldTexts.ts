import type {
  PageViewParams,
  UserProperties,
  WebVitalParams,
} from '@site/src/site/analyticsEvents';
import type { TranslationKey } from '@site/src/features/locale';

/** Descriptions of the parameters of `page_view`. */
export const PAGE_VIEW_TEXTS = {
  page_title: 'analytics.fields.page_title',
  page_location: 'analytics.fields.page_location',
  productId: 'analytics.fields.productId',
  productCategoryId: 'analytics.fields.productCategoryId',
} as const satisfies Record<keyof PageViewParams, TranslationKey<'analytics'>>;

/** Descriptions of the parameters of a web vital. */
export const WEB_VITAL_TEXTS = {
  value: 'analytics.fields.value',
  metric_label: 'analytics.fields.metric_label',
  metric_value: 'analytics.fields.metric_value',
  metric_delta: 'analytics.fields.metric_delta',
  metric_id: 'analytics.fields.metric_id',
} as const satisfies Record<keyof WebVitalParams, TranslationKey<'analytics'>>;

/** Descriptions of the user properties. */
export const USER_PROPERTY_TEXTS = {
  codeVariant: 'analytics.properties.codeVariant',
  codeStylingVariant: 'analytics.properties.codeStylingVariant',
  userLanguage: 'analytics.properties.userLanguage',
  devicePixelRatio: 'analytics.properties.devicePixelRatio',
  colorSchemeOS: 'analytics.properties.colorSchemeOS',
  colorScheme: 'analytics.properties.colorScheme',
} as const satisfies Record<keyof UserProperties, TranslationKey<'analytics'>>;
