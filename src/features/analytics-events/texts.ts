import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/analytics.json';

export const { t, tNodes } = createTexts<'analytics'>(texts);
