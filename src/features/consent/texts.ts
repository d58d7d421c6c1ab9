import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/consent.json';

export const { t } = createTexts<'consent'>(texts);
