export { default as SettingsButton } from './SettingsButton';
