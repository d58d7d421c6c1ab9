import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/planFeatures.json';

export const { t } = createTexts<'planFeatures'>(texts);
