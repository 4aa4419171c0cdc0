# Second implementations of clinical tools, written apart from the catalogue: Rscript tests/reference/tools/second.R
# MELD 3.0 after the public SAS macro of CU Anschutz (meld.sas): 7.33 intercept and adult term
sas <- function(age,female,bili,na,inr,cr,alb,dial=0){b<-max(bili,1);i<-max(inr,1);c<-if(cr>3||dial==1)3 else max(cr,1);n<-min(max(na,125),137);a<-min(max(alb,1.5),3.5);ad<-age>=18
1.33*female*ad+4.56*log(b)+.82*(137-n)-.24*(137-n)*log(b)+9.09*log(i)+11.14*log(c)+1.85*(3.5-a)-1.83*(3.5-a)*log(c)-1.33*ad+7.33}
x<-rbind(c(20,0,2.5,131,1.0,1.2,3.8),c(20,1,2.5,131,1,1.2,3.8),c(20,0,6,131,1.5,1.5,3.5),c(20,0,6,131,1.5,1.5,2.2),c(20,1,6,131,1.5,1.5,2.2),c(20,0,12,128,2.2,1.8,2),c(20,0,12,128,2.2,2.8,2),c(20,1,12,128,2.2,2.8,2),c(50,1,4.2,128,1.8,1.9,2.8),c(15,0,2.5,131,1,1.2,3.8))
for(k in 1:nrow(x)) cat(x[k,], sprintf("%.4f",do.call(sas,as.list(x[k,]))),"\n")
cat("CG", (140-70)*60/(72*106/88.4)*.85, (140-45)*65/(72*.9)*.85, "\n")
cat("BMI", 75/1.7^2, 68/1.65^2, "\n")
cat("Ca", 2+.02*15, (2+.02*15)*4.008, (8/4.008+.02*20)*4.008, "\n")
f<-function(p1,p2,a,pw,k=1,d=0,cc=F){pb<-(p1+k*p2)/(1+k);n<-(qnorm(1-a/2)*sqrt((1+1/k)*pb*(1-pb))+qnorm(pw)*sqrt(p1*(1-p1)+p2*(1-p2)/k))^2/(p1-p2)^2;if(cc)n<-n/4*(1+sqrt(1+2*(k+1)/(k*n*abs(p1-p2))))^2;n/(1-d)}
cat("n", f(.3,.15,.05,.8), f(.3,.15,.05,.8,cc=T), f(.3,.15,.05,.8,k=2,d=.2,cc=T), f(.1,.05,.01,.9), f(.6,.4,.1,.95,k=.5), "\n")
for (d in list(c(.5,.75,.05,.9), c(.3,.15,.05,.8), c(.1,.05,.01,.9)))
  cat("power.prop.test", d, power.prop.test(p1=d[1], p2=d[2], sig.level=d[3], power=d[4], tol=1e-12)$n, "\n")
