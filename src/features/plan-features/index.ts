export { PlanFeatures } from './PlanFeatures';
