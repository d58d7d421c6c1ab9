import type { BuiltTheme, SettingId, SettingValue } from '@site/src/features/built-theme';

export interface PanelProps {
  readonly theme: BuiltTheme;
  readonly onChange: (id: SettingId, value: SettingValue) => void;
}
