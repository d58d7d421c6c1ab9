import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/offline.json';

export const { t } = createTexts<'offline'>(texts);
