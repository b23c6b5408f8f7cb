import { secondScore } from "./lib/domains/bot/understanding/score";
console.log(JSON.stringify(secondScore().misses,null,1));
